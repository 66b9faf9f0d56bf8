"""The names of people, and resignations."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("texts", sa.Column("name", sa.String(40)))
    op.create_table(
        "resignations",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("side", sa.Integer, nullable=False),
        sa.Column("move", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("resignations")
    op.drop_column("texts", "name")
