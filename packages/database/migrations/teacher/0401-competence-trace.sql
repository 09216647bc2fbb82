-- As before, and of which competence: what has observations is not deleted, and their number is shown before.
create or replace view observation_trace with (security_invoker = true) as
  select tenant_id, student_id, school_class_id, school_subject_id, creator_id, competence_id from observation
  union all
  select tenant_id, student_id, school_class_id, school_subject_id, creator_id, competence_id from legacy_observation;

grant select (competence_id) on observation, legacy_observation to lernspur_school_admin;

-- In how many reports a subject stands, nothing of what they say.
create function subject_report_count(school uuid, subject uuid) returns integer
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select count(*)::integer from report_subject rs
  where rs.tenant_id = school and rs.school_subject_id = subject
    and school = nullif(current_setting('app.tenant_id', true), '')::uuid;
end;

create index report_subject_of_subject on report_subject (tenant_id, school_subject_id);

revoke execute on function subject_report_count(uuid, uuid) from public;
grant execute on function subject_report_count(uuid, uuid) to lernspur_school_admin;
