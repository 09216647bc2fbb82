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

grant select, insert, update (shown, failed, errors, calls, slow) on registry.release_count to lernspur_gateway;
grant select, delete on registry.release_count to lernspur_release;

-- All that a gateway may change of what is live: it ends a canary, if that is still the one it judged. False when somebody
-- was faster.
create function registry.end_canary(of_kind text, of_name text, of_version text, figures jsonb, reason text)
returns boolean
language plpgsql volatile security definer set search_path = registry, pg_temp as $$
begin
  perform pg_advisory_xact_lock(724516940);
  delete from registry.release_channel
  where kind = of_kind and name = of_name and channel = 'canary' and version = of_version;
  if not found then
    return false;
  end if;
  insert into registry.release_event (kind, name, act, from_version, to_version, details, who, why)
  select of_kind, of_name, 'end-canary', rlc.version, rlc.version, figures, 'gateway', reason
  from (select) as one
  left join registry.release_channel rlc on rlc.kind = of_kind and rlc.name = of_name and rlc.channel = 'stable';
  perform pg_notify('release_registry', of_kind || '/' || of_name);
  return true;
end
$$;

revoke execute on function registry.end_canary from public;
grant execute on function registry.end_canary(text, text, text, jsonb, text) to lernspur_gateway;
