"""Matches and their plies."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("head", sa.LargeBinary, nullable=False),
        sa.Column(
            "created", sa.DateTime, server_default=sa.func.current_timestamp(), nullable=False
        ),
    )
    op.create_table(
        "plies",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer),
        sa.Column("text", sa.String(200), nullable=False),
        sa.Column("signal", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Float, nullable=False),
        sa.Column("move", sa.String(64)),
        sa.UniqueConstraint("match", "move"),
    )


def downgrade() -> None:
    op.drop_table("plies")
    op.drop_table("matches")
