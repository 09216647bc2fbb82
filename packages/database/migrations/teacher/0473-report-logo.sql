-- The logo and the layout of the school when a report was created; a report is a snapshot.
alter table report add column school_logo text;
alter table report add column layout jsonb check (jsonb_typeof(layout) = 'object');

create index report_by_logo on report (tenant_id, school_logo) where school_logo is not null;

-- As before, and for the logo of a school.
create or replace function forget_files(school uuid, files uuid[]) returns setof uuid
language sql security definer set search_path = public, pg_temp as $$
  delete from stored_file f
  where f.tenant_id = school
    and f.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and f.id = any(files)
    and not exists (
      select from student s where s.tenant_id = school and s.avatar = '/api/files/' || f.id
    )
    and not exists (
      select from performance_level l where l.tenant_id = school and l.picture_file_id = f.id
    )
    and not exists (
      select from legacy_performance_level l where l.tenant_id = school and l.picture_file_id = f.id
    )
    and not exists (
      select from tenant t where t.id = school and t.logo = '/api/files/' || f.id
    )
    and not exists (
      select from report r where r.tenant_id = school and r.student_avatar = '/api/files/' || f.id
    )
    and not exists (
      select from report r where r.tenant_id = school and r.school_logo = '/api/files/' || f.id
    )
    and not exists (
      select from report r
      where r.tenant_id = school
        and r.performance_visual_levels @> jsonb_build_array(jsonb_build_object('picturePath', 'files/' || f.id))
    )
  returning f.id
$$;

-- As before, and telling the logo as well.
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
