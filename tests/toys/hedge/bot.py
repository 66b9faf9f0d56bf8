from tests.toys.orchard.bot import evaluate

__all__ = ["evaluate"]
