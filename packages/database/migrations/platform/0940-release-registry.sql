-- What was released, and which version of each unit is live (rules release.1 to release.4). It lies apart from the data of
-- schools: it belongs to an installation, and a backup does not carry it.
create schema registry;

grant usage on schema registry to lernspur_gateway, lernspur_release, lernspur_provider;

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

grant select on registry.release_unit, registry.release_version, registry.release_channel, registry.release_pin
  to lernspur_gateway, lernspur_release;
grant select on registry.release_event to lernspur_release;
grant select (kind, name, is_enabled) on registry.release_unit to lernspur_provider;
grant select (kind, name, channel, version) on registry.release_channel to lernspur_provider;

grant insert, update (is_enabled) on registry.release_unit to lernspur_release;
grant insert, delete on registry.release_version to lernspur_release;
grant insert, update (version, weight, since), delete on registry.release_channel to lernspur_release;
grant insert, update (version), delete on registry.release_pin to lernspur_release;
grant insert on registry.release_event to lernspur_release;
