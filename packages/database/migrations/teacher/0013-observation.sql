-- The subject stands in the row as well, because rights, filters and reports all ask by subject.
create table observation (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  school_class_id uuid not null,
  school_subject_id uuid not null,
  competence_id uuid not null,
  performance_level_id uuid,
  performance_assessment_id uuid,
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
  foreign key (tenant_id, performance_level_id) references performance_level,
  foreign key (tenant_id, performance_assessment_id) references performance_assessment,
  check (performance_level_id is not null or length(description) > 0)
);

create index observation_of_class on observation (tenant_id, school_class_id, observed_at desc, id desc);
create index observation_of_subject on observation (tenant_id, school_subject_id, observed_at desc, id desc);
create index observation_of_student on observation (tenant_id, student_id, observed_at desc, id desc);
create index observation_of_competence on observation (tenant_id, competence_id, student_id);
create index observation_of_assessment on observation (tenant_id, performance_assessment_id);
create index observation_of_level on observation (tenant_id, performance_level_id);

call protect_tenant_table('observation');

grant select, insert, update, delete on observation to lernspur_teacher;
