from tests.toys.attic.bot import evaluate

__all__ = ["evaluate"]
