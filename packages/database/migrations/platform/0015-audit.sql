-- Who did what and when. Services may add to it and nothing else.
create table audit_entry (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  user_id uuid not null references app_user,
  request_id text not null,
  action text not null,
  entity_id uuid,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create index audit_entry_of_entity on audit_entry (tenant_id, entity_id);

call protect_tenant_table('audit_entry');

grant insert on audit_entry to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;
