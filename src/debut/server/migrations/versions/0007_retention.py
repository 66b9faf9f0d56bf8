"""When matches were touched, what they count for on the disk, and which were removed."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

FILL = (
    f"UPDATE matches SET touched = {time.time():.0f}",
    # Status 1: over.
    "UPDATE matches SET status = 1 WHERE id IN (SELECT match FROM resignations)",
    # What a match takes, as this version counts it.
    """
    UPDATE matches SET bytes = max(4096, 500 + length(head)
      + (SELECT coalesce(sum(92 + length(CAST(text AS BLOB))
           + 2 * coalesce(length(CAST(move AS BLOB)), 0)), 0) FROM plies WHERE match = id)
      + (SELECT coalesce(sum(92 + length(CAST(text AS BLOB))
           + coalesce(length(CAST(name AS BLOB)), 0)), 0) FROM texts WHERE match = id)
      + (SELECT coalesce(sum(92 + length(told) + length(figures)), 0)
           FROM analyses WHERE match = id))
    """,
    # Of all together, under the empty name.
    "INSERT INTO storage (payer, bytes) SELECT x'', coalesce(sum(bytes), 0) FROM matches",
)


def upgrade() -> None:
    """Matches of before count from now on, for no address; which are over is found out later."""
    op.add_column(
        "matches", sa.Column("touched", sa.BigInteger, nullable=False, server_default="0")
    )
    op.add_column("matches", sa.Column("status", sa.SmallInteger))
    op.add_column("matches", sa.Column("payer", sa.LargeBinary))
    op.add_column("matches", sa.Column("bytes", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "storage",
        sa.Column("payer", sa.LargeBinary, primary_key=True),
        sa.Column("bytes", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "removed",
        sa.Column("match", sa.String(32), primary_key=True),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table("sweeps", sa.Column("at", sa.BigInteger, primary_key=True))
    for statement in FILL:
        op.get_bind().execute(sa.text(statement))
    op.create_index("matches_untouched", "matches", ["status", "touched"])
    op.create_index(
        "matches_paid", "matches", ["touched"], sqlite_where=sa.text("payer IS NOT NULL")
    )
    op.create_index("removed_at", "removed", ["at"])


def downgrade() -> None:
    op.drop_index("removed_at")
    op.drop_index("matches_paid")
    op.drop_index("matches_untouched")
    op.drop_table("sweeps")
    op.drop_table("removed")
    op.drop_table("storage")
    for name in ("bytes", "payer", "status", "touched"):
        op.drop_column("matches", name)
