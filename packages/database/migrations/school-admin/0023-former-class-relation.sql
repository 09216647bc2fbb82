-- The day on which a child came into a class; null for one who was there from the beginning, as far as is known.
alter table student_class_relation add column entered_on date;

-- Which children were in which class and have left it, with the subjects that they took part in. One who comes and goes
-- several times has a row for each time. Subjects are named without a key: one that is deleted later simply is not found.
create table former_class_relation (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_id uuid not null,
  school_class_id uuid not null,
  entered_on date,
  -- The last day in the class.
  left_on date not null,
  school_subject_ids uuid[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, school_class_id) references school_class on delete cascade
);

create index former_class_relation_of_student on former_class_relation (tenant_id, student_id, school_class_id);
create index former_class_relation_of_class on former_class_relation (tenant_id, school_class_id, student_id);

call protect_tenant_table('former_class_relation');

grant select, insert, delete on former_class_relation to lernspur_school_admin;
grant select on former_class_relation to lernspur_teacher;
