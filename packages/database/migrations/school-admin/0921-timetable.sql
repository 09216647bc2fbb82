-- When the periods of a school day begin and end (rule timetable.1). All rows of a school are written together; the
-- instant of that tells one state of the timetable from another.
create table lesson_period (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  number smallint not null check (number between 0 and 20),
  -- Minutes after midnight by the school's clock.
  start_minute smallint not null check (start_minute >= 0),
  end_minute smallint not null check (end_minute < 1440),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, number),
  check (start_minute < end_minute)
);

call protect_tenant_table('lesson_period');

-- Who teaches what to which class in which period of the week. A lesson goes with its class, its subject, and the role
-- of its teacher.
create table lesson (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid not null,
  school_subject_id uuid not null,
  user_id uuid not null references app_user,
  -- From 1 for Monday to 7.
  weekday smallint not null check (weekday between 1 and 7),
  period_number smallint not null,
  -- What the file calls the teacher, so that the next import proposes the same person.
  teacher_code text not null check (length(teacher_code) between 1 and 50),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, school_class_id, school_subject_id)
    references school_subject (tenant_id, school_class_id, id) on delete cascade,
  foreign key (tenant_id, user_id) references user_role (tenant_id, user_id) on delete cascade,
  foreign key (tenant_id, period_number) references lesson_period (tenant_id, number) on delete cascade
);

-- Today's lessons of a person are read whenever the start page is.
create unique index lesson_once
  on lesson (tenant_id, user_id, weekday, period_number, school_class_id, school_subject_id);
create index lesson_of_subject on lesson (tenant_id, school_class_id, school_subject_id);
create index lesson_of_period on lesson (tenant_id, period_number);

call protect_tenant_table('lesson');

grant select, insert, delete on lesson, lesson_period to lernspur_school_admin;
grant select on lesson, lesson_period to lernspur_teacher;
-- No lesson is shown in the summer holidays of the school's state.
grant select on school_calendar to lernspur_teacher;
