from tests.toys.orchard.rules import chance, legal, play

__all__ = ["chance", "legal", "play"]
