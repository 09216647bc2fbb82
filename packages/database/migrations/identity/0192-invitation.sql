-- An invitation into a school. It stands in the directory, because whoever holds its code belongs to no school yet. The
-- code is known by its hash only.
create table invitation (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null references tenant on delete cascade,
  user_role_type text not null check (user_role_type in ('admin', 'manager', 'user')),
  code_hash bytea not null unique check (length(code_hash) = 32),
  inviter_id uuid not null references app_user,
  email text check (email = lower(email) and length(email) <= 254),
  active_until timestamptz not null,
  maximum_uses integer not null default 1000 check (maximum_uses >= 1),
  used integer not null default 0 check (used between 0 and maximum_uses),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, id)
);

create index invitation_of_tenant on invitation (tenant_id, active_until);
create index invitation_of_email on invitation (email) where email is not null;
create index invitation_of_inviter on invitation (inviter_id);

grant select, insert, update, delete on invitation to lernspur_identity;
grant select (id, tenant_id, user_role_type, email, active_until, maximum_uses, used, created_at)
  on invitation to lernspur_school_admin, lernspur_provider;
