-- As before, and files of rows in the undo journal.
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
      select from observation_photo op where op.tenant_id = school and op.file_id = f.id
    )
    and not exists (
      select from undo_row uro where uro.tenant_id = school and uro.file_id = f.id
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

-- As before, and files of rows in the undo journal.
create or replace function pictures_to_erase(school uuid, child uuid) returns setof uuid
language sql stable set search_path = public, pg_temp
begin atomic
  select sf.id
  from stored_file sf
  where sf.tenant_id = school
    and '/api/files/' || sf.id in (
      select s.avatar from student s where s.tenant_id = school and s.id = child
      union all
      select r.student_avatar from report r where r.tenant_id = school and r.original_student_id = child)
    and not exists (
      select from student s where s.tenant_id = school and s.id <> child and s.avatar = '/api/files/' || sf.id)
    and not exists (
      select from report r
      where r.tenant_id = school and r.original_student_id <> child and r.student_avatar = '/api/files/' || sf.id)
    and not exists (
      select from performance_level pl where pl.tenant_id = school and pl.picture_file_id = sf.id)
    and not exists (
      select from legacy_performance_level lpl where lpl.tenant_id = school and lpl.picture_file_id = sf.id)
  union all
  select op.file_id from observation_photo op where op.tenant_id = school and op.student_id = child
  union all
  select uro.file_id from undo_row uro where uro.tenant_id = school and uro.student_id = child and uro.file_id is not null;
end;
