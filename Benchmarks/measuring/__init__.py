"""Running commands and telling what they took."""
