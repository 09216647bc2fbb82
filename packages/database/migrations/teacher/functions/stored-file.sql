-- Deletes the files that no row shows any more and returns their ids: pictures of students, of levels and of a
-- school, those in reports, which are snapshots, and photos of entries, also of those whose deletion can be undone.
-- Several services own what shows a file, and none of them sees all of it.
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

revoke execute on function forget_files(uuid, uuid[]) from public;
grant execute on function forget_files(uuid, uuid[]) to lernspur_school_admin, lernspur_teacher;
