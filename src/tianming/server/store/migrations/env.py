"""Run by Alembic for every command; the connection comes from `tianming.server.store.migrations.upgrade`."""

from alembic import context

from tianming.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
