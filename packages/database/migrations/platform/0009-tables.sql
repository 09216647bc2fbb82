-- Who did what and when. Services may add to it and nothing else.
create table audit_entry (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  -- Nobody, for a sign-in that failed for an address without an account.
  user_id uuid references app_user,
  request_id text not null,
  action text not null,
  entity_id uuid,
  created_at timestamptz not null default now(),
  -- What became of the fields of a row: field → [before, after]. School admins read it (rule audit.1).
  change jsonb,
  -- The school that an act of the provider is about, in the audit of the provider.
  school_id uuid,
  primary key (tenant_id, id)
);

create index audit_entry_of_entity on audit_entry (tenant_id, entity_id);
create index audit_entry_age on audit_entry (tenant_id, created_at);
create index audit_entry_of_person on audit_entry (tenant_id, user_id, created_at);
create index audit_entry_of_noun on audit_entry (tenant_id, split_part(action, '.', 1), created_at);
create index audit_entry_of_school on audit_entry (tenant_id, school_id, id) where school_id is not null;

call protect_tenant_table('audit_entry');

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
  -- Encrypted, because some answers hold what nobody else may read, such as the code of an invitation.
  sealed_answer bytea,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, route, key)
);

-- Keys are forgotten once nobody repeats a create any more. One service does it, school by school and inside the
-- school's policy, for which age within a school must be found without reading the keys of others.
create index idempotency_key_age_in_school on idempotency_key (tenant_id, created_at);

call protect_tenant_table('idempotency_key');

-- Backups that were made, so that the product can tell when the last one was. Written by the command that makes them.
create table backup_record (
  id uuid primary key default uuidv7(),
  -- The instant that the backup shows.
  taken_at timestamptz not null,
  size_bytes bigint not null check (size_bytes > 0),
  is_encrypted boolean not null,
  -- Whether it was read back and every checksum agreed.
  is_checked boolean not null
);

create index backup_record_taken on backup_record (taken_at desc);

-- Everything that is released for itself: the shell, the areas, the services.
create table registry.release_unit (
  kind text not null check (kind in ('area', 'service', 'shell')),
  name text not null check (name ~ '^[a-z][a-z-]{0,39}$'),
  is_enabled boolean not null default true,
  primary key (kind, name)
);

-- Versions that lie in the file store in full. A row is written last and never changes.
create table registry.release_version (
  kind text not null,
  name text not null,
  version text not null check (version ~ '^[0-9]+\.[0-9]+\.[0-9]+-[0-9a-f]{8}$'),
  -- Text and not jsonb: the signature is over these very bytes.
  manifest text not null,
  signature text not null,
  released_at timestamptz not null default now(),
  primary key (kind, name, version),
  foreign key (kind, name) references registry.release_unit
);

-- What is live of a unit: `stable` for everybody, `canary` for a share of them, `fallback` what was stable before.
create table registry.release_channel (
  kind text not null,
  name text not null,
  channel text not null check (channel in ('stable', 'canary', 'fallback')),
  version text not null,
  -- Share of those who get the canary, in per cent; the other channels have none.
  weight smallint check (weight between 0 and 100),
  since timestamptz not null default now(),
  -- Canaries that one group of users gets as one: the units that belong together, as commands call them, joined by
  -- `+`, such as `teacher+teacher-service`. Null for a canary of one unit (rule release.14).
  together text,
  primary key (kind, name, channel),
  foreign key (kind, name, version) references registry.release_version,
  check ((channel = 'canary') = (weight is not null))
);

-- Schools that stay on a version, whatever is stable.
create table registry.release_pin (
  kind text not null,
  name text not null,
  tenant_id uuid not null,
  version text not null,
  primary key (kind, name, tenant_id),
  foreign key (kind, name, version) references registry.release_version
);

-- Who did what and why; only ever added to.
create table registry.release_event (
  id uuid primary key default uuidv7(),
  kind text not null,
  name text not null,
  act text not null,
  from_version text,
  to_version text,
  -- What belongs to the act besides versions: a weight, a school.
  details jsonb not null default '{}',
  who text not null check (length(who) between 1 and 200),
  why text not null check (length(why) <= 2000),
  at timestamptz not null default now(),
  foreign key (kind, name) references registry.release_unit
);

create index release_event_of_unit on registry.release_event (kind, name, id desc);

-- How screens fare in the versions of a unit while one of them is a canary (rule release.9): counts by slots of ten seconds,
-- without a person, an address or a path. A slot that is over never changes.
create table registry.release_count (
  kind text not null,
  name text not null,
  version text not null,
  slot timestamptz not null,
  -- Screens that were shown, and those of them that failed for at least one of the reasons beside.
  shown integer not null check (shown >= 0),
  failed integer not null check (failed between 0 and shown),
  errors integer not null check (errors >= 0),
  calls integer not null check (calls >= 0),
  slow integer not null check (slow >= 0),
  primary key (kind, name, version, slot),
  foreign key (kind, name, version) references registry.release_version on delete cascade
);
