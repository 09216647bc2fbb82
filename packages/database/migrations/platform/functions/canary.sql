-- All that a gateway may change of what is live: it ends a canary, if that is still the one it judged, and those that
-- are one with it. False when somebody was faster.
create or replace function registry.end_canary(
  of_kind text, of_name text, of_version text, figures jsonb, reason text
)
returns boolean
language plpgsql volatile security definer set search_path = registry, pg_temp as $$
declare
  joined text;
begin
  perform pg_advisory_xact_lock(724516940);
  select rlc.together into joined
  from registry.release_channel rlc
  where rlc.kind = of_kind and rlc.name = of_name and rlc.channel = 'canary' and rlc.version = of_version;
  if not found then
    return false;
  end if;
  insert into registry.release_event (kind, name, act, from_version, to_version, details, who, why)
  select rca.kind, rca.name, 'end-canary', rst.version, rst.version,
    case when rca.kind = of_kind and rca.name = of_name then figures
      else jsonb_build_object('version', rca.version, 'with', joined) end,
    'gateway', reason
  from registry.release_channel rca
  left join registry.release_channel rst on rst.kind = rca.kind and rst.name = rca.name and rst.channel = 'stable'
  where rca.channel = 'canary' and ((rca.kind = of_kind and rca.name = of_name) or rca.together = joined);
  delete from registry.release_channel rlc
  where rlc.channel = 'canary' and ((rlc.kind = of_kind and rlc.name = of_name) or rlc.together = joined);
  perform pg_notify('release_registry', of_kind || '/' || of_name);
  return true;
end
$$;

revoke execute on function registry.end_canary(text, text, text, jsonb, text) from public;
grant execute on function registry.end_canary(text, text, text, jsonb, text) to lernspur_gateway;
