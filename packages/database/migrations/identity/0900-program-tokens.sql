-- A program that calls the product for a school or for the provider (rule program.1). Its token begins with the id of
-- that school, so it is looked up inside the school's policy; only its hash is stored.
create table program_token (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 100),
  token_hash bytea not null check (length(token_hash) = 32),
  scopes text[] not null check (cardinality(scopes) between 1 and 40),
  -- In whose name the program acts: the token is good for as long as this person is an admin there.
  maker_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by_id uuid references app_user,
  -- Calls within the minute that was counted last (rule program.5).
  counted_minute timestamptz,
  counted_calls integer not null default 0,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  check (expires_at <= created_at + interval '367 days'),
  check ((revoked_at is null) = (revoked_by_id is null))
);

create index program_token_of_maker on program_token (tenant_id, maker_id);
create index program_token_of_revoker on program_token (tenant_id, revoked_by_id) where revoked_by_id is not null;

call protect_tenant_table('program_token');

grant select, insert, update, delete on program_token to lernspur_identity;
-- The audit tells which program did something.
grant select (tenant_id, id, name) on program_token to lernspur_school_admin;
