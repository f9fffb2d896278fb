"""Makes bilingual content of any size out of the words of the real pages."""
