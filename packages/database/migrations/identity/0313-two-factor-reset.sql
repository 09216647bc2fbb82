-- A request to remove somebody's second factor. It waits, so that the person can object; an outcome ends it.
create table two_factor_reset (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user on delete cascade,
  -- Where it was requested: the person's school, or the provider.
  tenant_id uuid not null references tenant on delete cascade,
  requested_by uuid not null references app_user on delete cascade,
  confirmed_by uuid references app_user on delete set null,
  reason text not null check (length(reason) between 1 and 500),
  -- Of the code in the mail to the person.
  objection_hash bytea not null unique check (length(objection_hash) = 32),
  due_at timestamptz not null default now() + interval '24 hours',
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('done', 'objected', 'withdrawn', 'lapsed')),
  ended_at timestamptz,
  check ((outcome is null) = (ended_at is null))
);

create unique index two_factor_reset_waiting on two_factor_reset (user_id) where outcome is null;
create index two_factor_reset_due on two_factor_reset (due_at) where outcome is null;
create index two_factor_reset_of_tenant on two_factor_reset (tenant_id, created_at);
create index two_factor_reset_age on two_factor_reset (created_at);

grant select, insert, update, delete on two_factor_reset to lernspur_identity;
