"""What checks and generates texts and pages; nothing here is installed."""
