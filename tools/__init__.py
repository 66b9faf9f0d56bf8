"""What checks and generates texts, pages and types; nothing here is installed."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
