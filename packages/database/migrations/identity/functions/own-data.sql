-- The tokens for programs that a person has made, of all schools where he or she has a role, for the own data (rule
-- program.6). Whoever asks is made sure of by the one who calls this. Its frame is that of own_talk_notes: a function that
-- sets the tenant for each school in turn cannot be given the statement that runs there.
-- jscpd:ignore-start
create or replace function own_program_tokens(person uuid)
returns table (school_name text, name text, scopes text[], created_at timestamptz, expires_at timestamptz,
  last_used_at timestamptz, revoked_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  school uuid;
begin
  for school, school_name in
    select ur.tenant_id, t.name from user_role ur join tenant t on t.id = ur.tenant_id
    where ur.user_id = person order by t.name, t.id
  loop
    perform set_config('app.tenant_id', school::text, true);
    for name, scopes, created_at, expires_at, last_used_at, revoked_at in
      select pt.name, pt.scopes, pt.created_at, pt.expires_at, pt.last_used_at, pt.revoked_at
      from program_token pt where pt.tenant_id = school and pt.maker_id = person order by pt.id
    loop
      return next;
    end loop;
  end loop;
  perform set_config('app.tenant_id', before, true);
end
$$;
-- jscpd:ignore-end

revoke execute on function own_program_tokens(uuid) from public;
grant execute on function own_program_tokens(uuid) to lernspur_identity;
