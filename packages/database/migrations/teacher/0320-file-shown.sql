-- Files are served and kept only while a row shows them: the picture of a student, of a level of a scale, or either of
-- them in a report, which is a snapshot.
create index student_by_picture on student (tenant_id, avatar) where avatar is not null;
create index report_by_picture on report (tenant_id, student_avatar) where student_avatar is not null;
create index performance_level_by_picture on performance_level (tenant_id, picture_file_id)
  where picture_file_id is not null;
create index legacy_performance_level_by_picture on legacy_performance_level (tenant_id, picture_file_id)
  where picture_file_id is not null;

-- Deletes the files that no row shows any more and returns their ids. Several services own what shows a file, and none
-- of them sees all of it.
create function forget_files(school uuid, files uuid[]) returns setof uuid
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
      select from report r where r.tenant_id = school and r.student_avatar = '/api/files/' || f.id
    )
    and not exists (
      select from report r
      where r.tenant_id = school
        and r.performance_visual_levels @> jsonb_build_array(jsonb_build_object('picturePath', 'files/' || f.id))
    )
  returning f.id
$$;

revoke execute on function forget_files(uuid, uuid[]) from public;
grant execute on function forget_files(uuid, uuid[]) to lernspur_teacher, lernspur_school_admin;
