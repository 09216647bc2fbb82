-- The numbers by which a hub names a school (rule external.4): each belongs to one school.
create table school_number (
  id uuid primary key default uuidv7(),
  tenant_id uuid not null references tenant on delete cascade,
  -- One of the configured identity providers.
  provider_id text not null check (length(provider_id) between 1 and 50),
  number text not null check (length(number) between 1 and 100),
  created_at timestamptz not null default now()
);

create unique index school_number_of_provider on school_number (provider_id, lower(number));
create index school_number_of_tenant on school_number (tenant_id);

grant select, insert, delete on school_number to lernspur_provider;
grant select on school_number to lernspur_identity, lernspur_school_admin;
-- They go with a school that is closed.
grant select, delete on school_number to lernspur_platform_owner;

-- What becomes of teachers who come by a hub: they wait until the school lets them in, or begin at once. Null waits.
alter table tenant add column hub_admission text;
alter table tenant
  add constraint tenant_hub_admission check (hub_admission in ('waits', 'admits')) not valid;
