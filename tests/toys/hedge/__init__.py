"""The orchard once more: nothing is known of its trees beforehand."""

from tests.toys.orchard import THINKING, spec

SPEC = spec(__name__, THINKING._replace(ahead=False))
