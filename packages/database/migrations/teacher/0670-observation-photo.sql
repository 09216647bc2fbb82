-- A photo keeps its colours in a tenth of the bytes as JPEG.
alter table stored_file drop constraint stored_file_type_check;
alter table stored_file add constraint stored_file_type_check check (type in ('image/png', 'image/jpeg'));

-- A photo of a piece of work. It goes with its entry; class and child stand in the row for lists.
create table observation_photo (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  observation_id uuid not null,
  student_id uuid not null,
  school_class_id uuid not null,
  file_id uuid not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  thumbnail text not null check (length(thumbnail) <= 40000),
  creator_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, observation_id) references observation on delete cascade,
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, file_id) references stored_file
);

create index observation_photo_of_observation on observation_photo (tenant_id, observation_id);
create index observation_photo_of_student on observation_photo (tenant_id, student_id, created_at desc);
create index observation_photo_of_class on observation_photo (tenant_id, school_class_id, created_at desc);
create index observation_photo_by_file on observation_photo (tenant_id, file_id);

call protect_tenant_table('observation_photo');

grant select, insert, delete on observation_photo to lernspur_teacher;

-- As before, and for photos of entries.
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

-- As before, and photos of entries, which nothing else shows.
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
  select op.file_id from observation_photo op where op.tenant_id = school and op.student_id = child;
end;
