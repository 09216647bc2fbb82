-- Of whom, where and by whom there are observations, of both versions, and nothing of what they say.
create view observation_trace with (security_invoker = true) as
  select tenant_id, student_id, school_class_id, school_subject_id, creator_id from observation
  union all
  select tenant_id, student_id, school_class_id, school_subject_id, creator_id from legacy_observation;

grant select (tenant_id, student_id, school_class_id, school_subject_id, creator_id)
  on legacy_observation to lernspur_school_admin;
grant select on observation_trace to lernspur_school_admin;

-- As before, and those of the first version count as well.
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
