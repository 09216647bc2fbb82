-- The only thing that services learn of the tokens of programs: whose token was presented, while it is good (rules
-- program.3 and program.4). Counts the call; beyond `most` of them in a minute, `wait_seconds` says how long the program
-- has to wait, and nothing is written. The first use on a day is recorded in the audit of the school.
create or replace function resolve_program_token(school uuid, presented bytea, most integer, request text)
returns table (
  program_id uuid,
  program_name text,
  scopes text[],
  tenant_id uuid,
  user_id uuid,
  user_role_id uuid,
  role_type text,
  is_provider boolean,
  is_closing boolean,
  wait_seconds integer
)
language plpgsql volatile security definer set search_path = public, pg_temp rows 1 as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  this_minute timestamptz := date_trunc('minute', now());
  seen timestamptz;
begin
  perform set_config('app.tenant_id', school::text, true);
  select
    pt.id, pt.name, pt.scopes, pt.tenant_id, pt.maker_id, r.id, r.role_type, t.is_provider, t.closes_at is not null,
    pt.last_used_at
  into program_id, program_name, scopes, tenant_id, user_id, user_role_id, role_type, is_provider, is_closing, seen
  from program_token pt
  join tenant t on t.id = pt.tenant_id and not t.is_disabled
  join app_user u on u.id = pt.maker_id and u.deactivated_at is null
  join user_role r on r.tenant_id = pt.tenant_id and r.user_id = pt.maker_id and r.role_type = 'admin'
    and r.status = 'active' and (r.ends_at is null or r.ends_at > now())
  where pt.tenant_id = school and pt.token_hash = presented and pt.revoked_at is null and pt.expires_at > now();
  if found then
    update program_token pt set
      last_used_at = now(),
      counted_minute = this_minute,
      counted_calls = case when pt.counted_minute = this_minute then pt.counted_calls + 1 else 1 end
    where pt.tenant_id = school and pt.id = program_id
      and (pt.counted_minute is distinct from this_minute or pt.counted_calls < most);
    wait_seconds := case when found then 0
      else ceil(extract(epoch from this_minute + interval '1 minute' - now()))::integer end;
    if wait_seconds = 0 and (seen at time zone 'UTC')::date is distinct from (now() at time zone 'UTC')::date then
      insert into audit_entry (tenant_id, user_id, request_id, action, entity_id, program_id)
      values (school, user_id, request, 'program-token.use', program_id, program_id);
    end if;
    return next;
  end if;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function resolve_program_token(uuid, bytea, integer, text) from public;
grant execute on function resolve_program_token(uuid, bytea, integer, text)
  to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;
