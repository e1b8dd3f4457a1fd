"""The paper pack and the workbook beside the same things drawn and written bare."""
