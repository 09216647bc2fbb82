-- Those of some files that no row shows any more: pictures of students, of levels and of a school, those in reports, which
-- are snapshots, and photos of entries, also of those whose deletion can be undone. Several services own what shows a
-- file, and none of them sees all of it.
create or replace function unshown_files(school uuid, files uuid[]) returns setof uuid
language sql stable set search_path = public, pg_temp as $$
  select f.id from stored_file f
  where f.tenant_id = school
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
$$;

revoke execute on function unshown_files(uuid, uuid[]) from public;

-- Deletes these and returns their ids.
create or replace function forget_files(school uuid, files uuid[]) returns setof uuid
language sql security definer set search_path = public, pg_temp as $$
  delete from stored_file f
  where f.tenant_id = school
    and f.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and f.id in (select unshown_files(school, files))
  returning f.id
$$;

revoke execute on function forget_files(uuid, uuid[]) from public;
grant execute on function forget_files(uuid, uuid[]) to lernspur_school_admin, lernspur_teacher;

-- Which of some schools have files older than `age` that no row shows, for the sweep: in one statement, as
-- schools_with_work.
create or replace function schools_with_unshown_files(among uuid[], age interval) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  school uuid;
begin
  foreach school in array among loop
    perform set_config('app.tenant_id', school::text, true);
    if exists (select from unshown_files(school, array(
      select sf.id from stored_file sf where sf.tenant_id = school and sf.created_at < now() - age)))
    then
      return next school;
    end if;
  end loop;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function schools_with_unshown_files(uuid[], interval) from public;
grant execute on function schools_with_unshown_files(uuid[], interval) to lernspur_teacher;

-- Which of these files, by the schools whose folders they lie in, have a row: of an upload, or of a printed report.
create or replace function files_with_rows(schools uuid[], files text[]) returns table (school uuid, file text)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  for school in select distinct one.id from unnest(schools) as one (id) loop
    perform set_config('app.tenant_id', school::text, true);
    for file in
      select sf.id::text
      from unnest(schools, files) as named (school, file)
      join stored_file sf on sf.tenant_id = files_with_rows.school and sf.id::text = named.file
      where named.school = files_with_rows.school
      union all
      select rf.id::text
      from unnest(schools, files) as named (school, file)
      join report_file rf on rf.tenant_id = files_with_rows.school and rf.id::text = named.file
      where named.school = files_with_rows.school
    loop
      return next;
    end loop;
  end loop;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function files_with_rows(uuid[], text[]) from public;
grant execute on function files_with_rows(uuid[], text[]) to lernspur_teacher;
