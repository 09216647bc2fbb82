-- Entries that were deleted within the last hour, as they were, with their photos: undoing puts back the very rows. They
-- prevent nothing, so they go with whatever they refer to.
create table deleted_observation (
  tenant_id uuid not null references tenant,
  id uuid not null,
  student_id uuid not null,
  school_class_id uuid not null,
  school_subject_id uuid not null,
  competence_id uuid not null,
  performance_level_id uuid,
  performance_assessment_id uuid,
  description text,
  observed_at date not null,
  creator_id uuid not null references app_user,
  updated_by_id uuid not null references app_user,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_by_id uuid not null references app_user,
  deleted_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, school_class_id, school_subject_id)
    references school_subject (tenant_id, school_class_id, id) on delete cascade,
  foreign key (tenant_id, competence_id) references competence on delete cascade,
  foreign key (tenant_id, performance_level_id) references performance_level on delete cascade,
  foreign key (tenant_id, performance_assessment_id) references performance_assessment on delete cascade
);

create index deleted_observation_by_time on deleted_observation (tenant_id, deleted_at);
create index deleted_observation_of_student on deleted_observation (tenant_id, student_id);
create index deleted_observation_of_subject on deleted_observation (tenant_id, school_class_id, school_subject_id);
create index deleted_observation_of_competence on deleted_observation (tenant_id, competence_id);
create index deleted_observation_of_level on deleted_observation (tenant_id, performance_level_id);
create index deleted_observation_of_assessment on deleted_observation (tenant_id, performance_assessment_id);

create table deleted_observation_photo (
  tenant_id uuid not null references tenant,
  id uuid not null,
  observation_id uuid not null,
  student_id uuid not null,
  school_class_id uuid not null,
  file_id uuid not null,
  width integer not null,
  height integer not null,
  thumbnail text not null,
  creator_id uuid not null references app_user,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, observation_id) references deleted_observation on delete cascade,
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, file_id) references stored_file
);

create index deleted_observation_photo_of_observation on deleted_observation_photo (tenant_id, observation_id);
create index deleted_observation_photo_of_student on deleted_observation_photo (tenant_id, student_id);
create index deleted_observation_photo_of_class on deleted_observation_photo (tenant_id, school_class_id);
create index deleted_observation_photo_by_file on deleted_observation_photo (tenant_id, file_id);

call protect_tenant_table('deleted_observation');
call protect_tenant_table('deleted_observation_photo');

grant select, insert, delete on deleted_observation, deleted_observation_photo to lernspur_teacher;
-- A row is locked while it is put back.
grant update (deleted_at) on deleted_observation to lernspur_teacher;

-- As before, and for photos of entries whose deletion can be undone.
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
      select from deleted_observation_photo op where op.tenant_id = school and op.file_id = f.id
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

-- As before, and photos of deleted entries.
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
  select op.file_id from deleted_observation_photo op where op.tenant_id = school and op.student_id = child;
end;
