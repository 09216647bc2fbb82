-- Areas that developers show at the moment (rule release.13), for all stacks. Unlogged, because each session ends with the
-- command that sends it, which sends everything again where nothing is left of it.
create unlogged table registry.development_session (
  -- Names one run of the command; the browsers that agreed have it in a cookie.
  session text primary key check (session ~ '^[A-Za-z0-9_-]{43}$'),
  area text not null,
  -- Counts up with each build.
  build integer not null check (build > 0),
  -- The build as its developer signed it; whoever shows it checks signature and key again.
  statement text not null,
  public_key text not null check (public_key ~ '^[A-Za-z0-9+/]{43}=$'),
  signature text not null,
  -- When the command last told of itself, to whichever stack.
  last_seen_at timestamptz not null
);

-- Files of the present build of each session.
create unlogged table registry.development_file (
  session text not null references registry.development_session on delete cascade,
  -- As in `integrity` of a script: `sha384-` and base64.
  integrity text not null,
  content bytea not null,
  primary key (session, integrity)
);

-- Scripts are read at once by many; compressing them would cost more than it spares.
alter table registry.development_file alter column content set storage external;

grant select, insert, update, delete on registry.development_session to lernspur_gateway;
grant select, insert, delete on registry.development_file to lernspur_gateway;
