-- The first answer to a create, kept so that the same key with the same body gives it again.
create table idempotency_key (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  user_id uuid not null references app_user,
  route text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, user_id, route, key)
);

create index idempotency_key_age on idempotency_key (created_at);

call protect_tenant_table('idempotency_key');

grant select, insert, update on idempotency_key to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;
