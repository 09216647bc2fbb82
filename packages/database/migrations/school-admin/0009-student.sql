create table student (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  first_name text not null check (length(first_name) between 1 and 100),
  last_name text not null check (length(last_name) between 1 and 100),
  avatar text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

create index student_by_name on student (tenant_id, last_name, first_name, id);

create table student_class_relation (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  school_class_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, school_class_id) references school_class,
  unique (tenant_id, student_id, school_class_id)
);

create index student_class_relation_of_class on student_class_relation (tenant_id, school_class_id, student_id);

-- The subjects of a class that a child takes part in. Both keys carry the class, so they cannot drift apart.
create table student_subject_relation (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  school_class_id uuid not null,
  school_subject_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, student_id, school_class_id)
    references student_class_relation (tenant_id, student_id, school_class_id) on delete cascade,
  foreign key (tenant_id, school_class_id, school_subject_id)
    references school_subject (tenant_id, school_class_id, id) on delete cascade,
  unique (tenant_id, student_id, school_subject_id)
);

create index student_subject_relation_of_subject on student_subject_relation (tenant_id, school_subject_id, student_id);
create index student_subject_relation_of_class on student_subject_relation (tenant_id, school_class_id, student_id);

call protect_tenant_table('student');
call protect_tenant_table('student_class_relation');
call protect_tenant_table('student_subject_relation');

grant select, insert, update, delete on student, student_class_relation, student_subject_relation to lernspur_school_admin;
grant select on student, student_class_relation, student_subject_relation to lernspur_teacher;

-- The provider counts children; the grant leaves their names out.
create policy provider_counts on student for select to lernspur_provider using (true);
grant select (tenant_id, id) on student to lernspur_provider;
