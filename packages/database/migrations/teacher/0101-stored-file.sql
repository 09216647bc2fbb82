-- What is known of an uploaded file; its bytes lie in the file store under <tenant_id>/<id>. Files never change and
-- outlive what shows them, because reports are snapshots.
create table stored_file (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  type text not null check (type in ('image/png')),
  size integer not null check (size > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  creator_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

call protect_tenant_table('stored_file');

grant select, insert on stored_file to lernspur_teacher;
