-- Teams that release units of their own by signed requests, without the address of the database (rule team-release.1).
create table registry.release_team (
  name text primary key check (name ~ '^[a-z0-9]+(?:-[a-z0-9]+)*$' and length(name) <= 40),
  -- As commands call them, such as `teacher` and `teacher-service`; null stands for every unit.
  units text[] check (cardinality(units) between 1 and 40),
  added_at timestamptz not null default now(),
  added_by text not null check (length(added_by) between 1 and 200)
);

-- Public keys of teams; their private halves are never here. A row stays when its key is revoked.
create table registry.release_key (
  id uuid primary key default uuidv7(),
  team text not null references registry.release_team,
  name text not null check (name ~ '^[a-z0-9]+(?:-[a-z0-9]+)*$' and length(name) <= 40),
  -- Ed25519, base64 of 32 bytes.
  public_key text not null unique check (public_key ~ '^[A-Za-z0-9+/]{43}=$'),
  added_at timestamptz not null default now(),
  added_by text not null check (length(added_by) between 1 and 200),
  revoked_at timestamptz,
  revoked_by text check (length(revoked_by) between 1 and 200),
  unique (team, name),
  check ((revoked_at is null) = (revoked_by is null))
);

-- Nonces of requests whose time is not over, so that none is taken twice (rule team-release.3).
create table registry.release_nonce (
  key_id uuid not null references registry.release_key,
  nonce text not null check (length(nonce) between 22 and 64),
  received_at timestamptz not null default now(),
  primary key (key_id, nonce)
);

create index release_nonce_age on registry.release_nonce (received_at);

-- What was requested by a key: what it changed, what failed and what was refused; only ever added to.
create table registry.release_key_act (
  id uuid primary key default uuidv7(),
  key_id uuid not null references registry.release_key,
  command text not null check (length(command) between 1 and 500),
  -- How the command ended, as its exit code; null where it was refused before it ran.
  code smallint check (code between 0 and 4),
  -- Why it failed or was refused.
  reason text not null default '' check (length(reason) <= 2000),
  at timestamptz not null default now()
);

create index release_key_act_of_key on registry.release_key_act (key_id, id desc);

-- Keys and teams are written by whoever owns the database alone, so that no key can add another one.
grant select on registry.release_team, registry.release_key to lernspur_release;
grant select, insert, delete on registry.release_nonce to lernspur_release;
grant select, insert on registry.release_key_act to lernspur_release;
