-- How versions of all units fare, whether compared or not (rule desk.9): counts by slots of ten minutes, without a
-- person, an address or a path. Written by gateways in batches, kept for 14 days, which is
-- shorter than a version is kept after it was last live.
create table registry.release_health (
  kind text not null,
  name text not null,
  version text not null,
  slot timestamptz not null,
  -- Calls of a service or of the gateway; screens of an area or of the shell.
  total integer not null check (total >= 0),
  -- Calls that were answered by an error of the server; screens with such a call.
  failed integer not null check (failed >= 0),
  slow integer not null check (slow >= 0),
  -- Screens with an error of the browser.
  errors integer not null check (errors >= 0),
  primary key (kind, name, version, slot)
);

create index release_health_slot on registry.release_health (slot);

-- The same by call and day (UTC).
create table registry.release_route_health (
  kind text not null,
  name text not null,
  version text not null,
  day date not null,
  -- Method and pattern, such as `GET /api/classes/{classId}`; never a path.
  route text not null check (length(route) between 1 and 200),
  total integer not null check (total >= 0),
  failed integer not null check (failed >= 0),
  slow integer not null check (slow >= 0),
  primary key (kind, name, version, day, route)
);

create index release_route_health_day on registry.release_route_health (day);

-- Each gateway adds what it has counted, and removes what is older than the time for which it is stored.
grant select, insert, update (total, failed, slow, errors), delete on registry.release_health to lernspur_gateway;
grant select, insert, update (total, failed, slow), delete on registry.release_route_health to lernspur_gateway;
grant select on registry.release_health, registry.release_route_health to lernspur_release;
