-- Since when a person has a calendar address, of all schools where he or she has a role, for the own data (rule
-- calendar-feed.1). Whoever asks is made sure of by the one who calls this. Its frame is that of own_talk_notes: a function
-- that sets the tenant for each school in turn cannot be given the statement that runs there.
-- jscpd:ignore-start
create or replace function own_calendar_addresses(person uuid) returns table (school_name text, created_at timestamptz)
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
    for created_at in
      select ca.created_at from calendar_address ca where ca.tenant_id = school and ca.user_id = person
    loop
      return next;
    end loop;
  end loop;
  perform set_config('app.tenant_id', before, true);
end
$$;
-- jscpd:ignore-end

revoke execute on function own_calendar_addresses(uuid) from public;
grant execute on function own_calendar_addresses(uuid) to lernspur_identity;
