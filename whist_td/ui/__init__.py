"""The desktop: windows, panels and dialogs."""
