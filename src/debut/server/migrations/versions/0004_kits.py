"""The kits of people who join by a link."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("texts", sa.Column("kit", sa.String(40)))


def downgrade() -> None:
    op.drop_column("texts", "kit")
