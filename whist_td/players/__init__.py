"""Players who come and go, their seats and movement pages: what Whiz and club nights share."""
