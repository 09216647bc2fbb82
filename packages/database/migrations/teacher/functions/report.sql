-- Deletes the reports of a class or of a student, who is about to go, and tells what went, with the pictures: whoever
-- removes a class or a student has no rights on reports, and none is left that nobody finds (rule report.7).
create or replace function take_reports(school uuid, class uuid, child uuid)
returns table (id uuid, status text, created_by_id uuid, pictures text[])
language sql security definer set search_path = public, pg_temp as $$
  delete from report r
  where r.tenant_id = school
    and r.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and (r.school_class_id = class or r.original_student_id = child)
  returning r.id, r.status, r.created_by_id, array(
    select r.student_avatar
    union
    select r.school_logo
    union
    select level ->> 'picturePath' from jsonb_array_elements(r.performance_visual_levels) as level
  )
$$;

revoke execute on function take_reports(uuid, uuid, uuid) from public;
grant execute on function take_reports(uuid, uuid, uuid) to lernspur_school_admin;

-- In how many reports a subject stands, nothing of what they say.
create or replace function subject_report_count(school uuid, subject uuid) returns integer
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select count(*)::integer from report_subject rs
  where rs.tenant_id = school and rs.school_subject_id = subject
    and school = nullif(current_setting('app.tenant_id', true), '')::uuid;
end;

revoke execute on function subject_report_count(uuid, uuid) from public;
grant execute on function subject_report_count(uuid, uuid) to lernspur_school_admin;
