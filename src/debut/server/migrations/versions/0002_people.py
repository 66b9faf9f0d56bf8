"""Players with their sides, texts added to the dice, and plies sent together."""

from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

Head = dict[str, Any]
OLD = 1  # the format of the records of all matches so far


def upgrade() -> None:
    op.add_column("plies", sa.Column("part", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "texts",
        sa.Column("match", sa.String(32), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("text", sa.String(200), nullable=False),
    )
    _change_heads(_with_sides)


def downgrade() -> None:
    _change_heads(_without_sides)
    op.drop_table("texts")
    op.drop_column("plies", "part")


def _change_heads(change: Callable[[Head], Head]) -> None:
    matches = sa.table("matches", sa.column("id"), sa.column("head"))
    connection = op.get_bind()
    for name, head in connection.execute(sa.select(matches.c.id, matches.c.head)).all():
        new = msgspec.msgpack.encode(change(msgspec.msgpack.decode(head)))
        connection.execute(matches.update().where(matches.c.id == name).values(head=new))


def _with_sides(head: Head) -> Head:
    """Two players, one a side; their dice are thrown as they were promised."""
    players = [{**player, "side": side} for side, player in enumerate(head["players"])]
    return {**head, "players": players, "format": OLD}


def _without_sides(head: Head) -> Head:
    players = [
        {name: value for name, value in player.items() if name != "side"}
        for player in head["players"]
    ]
    return {name: value for name, value in head.items() if name != "format"} | {"players": players}
