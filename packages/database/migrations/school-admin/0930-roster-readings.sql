-- What is remembered of reading the people of a school from its hub (rule roster.1), by hub: when, how it went, and what
-- tells this roster from another one. Nothing of any person is in it.
create table roster_reading (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  -- One of the configured identity providers.
  provider_id text not null check (length(provider_id) between 1 and 50),
  tried_at timestamptz not null,
  -- When the hub answered last; null before the first time.
  read_at timestamptz,
  -- Code of the catalogue of the last attempt that failed; null when it succeeded.
  failure text check (length(failure) between 1 and 50),
  -- The day of the school whose nightly reading is done.
  done_on date,
  -- What the hub called the state of its answer, and to which request.
  etag text check (length(etag) <= 1000),
  request text check (length(request) <= 2000),
  -- Keyed hash of the roster that leaders of the school have seen or were notified of.
  digest bytea,
  primary key (tenant_id, id),
  unique (tenant_id, provider_id),
  check (length(digest) = 32)
);

call protect_tenant_table('roster_reading');

grant select, insert, update on roster_reading to lernspur_school_admin;
