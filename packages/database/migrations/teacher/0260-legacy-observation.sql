-- Observations of the first version. The subject stands in the row as well, as in version 2, because rights and filters
-- ask by subject.
create table legacy_observation (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  school_class_id uuid not null,
  school_subject_id uuid not null,
  competence_id uuid not null,
  performance_level_id uuid,
  is_competence_check boolean not null default false,
  description text check (length(description) <= 1000),
  observed_at date not null,
  creator_id uuid not null references app_user,
  updated_by_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, student_id) references student,
  foreign key (tenant_id, school_class_id) references school_class,
  foreign key (tenant_id, school_class_id, school_subject_id) references school_subject (tenant_id, school_class_id, id),
  foreign key (tenant_id, competence_id) references competence,
  foreign key (tenant_id, performance_level_id) references legacy_performance_level,
  check (performance_level_id is not null or length(description) > 0)
);

create index legacy_observation_of_class on legacy_observation (tenant_id, school_class_id, observed_at desc, id desc);
create index legacy_observation_of_subject on legacy_observation (tenant_id, school_subject_id, observed_at desc, id desc);
create index legacy_observation_of_student on legacy_observation (tenant_id, student_id, observed_at desc, id desc);
create index legacy_observation_of_competence on legacy_observation (tenant_id, competence_id, student_id);
create index legacy_observation_of_level on legacy_observation (tenant_id, performance_level_id);
create index legacy_observation_of_creator on legacy_observation (tenant_id, creator_id);

call protect_tenant_table('legacy_observation');

grant select, insert, update, delete on legacy_observation to lernspur_teacher;
