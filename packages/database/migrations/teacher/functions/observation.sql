-- Of whom, where, by whom and of which competence there are observations, of both versions, and nothing of what they
-- say: what has observations is not deleted, and their number is shown before.
create or replace view observation_trace with (security_invoker = true) as
  select tenant_id, student_id, school_class_id, school_subject_id, creator_id, competence_id from observation
  union all
  select tenant_id, student_id, school_class_id, school_subject_id, creator_id, competence_id from legacy_observation;

grant select on observation_trace to lernspur_school_admin;

-- How much somebody has observed where he or she has a role, in both versions. The provider learns the number; of
-- observations it may not read a single column. The school is set for one count at a time, so that the policies hold
-- for the owner as well.
create or replace function observation_count(person uuid) returns integer
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  school uuid;
  part integer;
  total integer := 0;
begin
  for school in select r.tenant_id from user_role r where r.user_id = person loop
    perform set_config('app.tenant_id', school::text, true);
    select count(*) into part from observation_trace o where o.tenant_id = school and o.creator_id = person;
    total := total + part;
  end loop;
  perform set_config('app.tenant_id', before, true);
  return total;
end
$$;

revoke execute on function observation_count(uuid) from public;
grant execute on function observation_count(uuid) to lernspur_provider;
