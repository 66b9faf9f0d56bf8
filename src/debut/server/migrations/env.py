"""Alembic runs this to bring a database up to date, on the connection it is handed."""

from alembic import context

from debut.server.store import SCHEMA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SCHEMA,
    transactional_ddl=False,
)
context.run_migrations()
