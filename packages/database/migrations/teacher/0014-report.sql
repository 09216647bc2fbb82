create table report_group (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 100),
  school_class_id uuid not null,
  created_by_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade
);

create index report_group_of_class on report_group (tenant_id, school_class_id);

-- A snapshot: names stand in the row, because later renames, moves and deletions must change nothing in it.
create table report (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid,
  report_group_id uuid,
  name text not null check (length(name) between 1 and 100),
  status text not null default 'inProgress' check (status in ('inProgress', 'completed')),
  calculation_method text not null check (calculation_method in ('latestEntries', 'allEntries')),
  school_term_semester text check (school_term_semester in ('first', 'second')),
  start_date date not null,
  end_date date not null,
  completed_at timestamptz,
  created_by_id uuid not null references app_user,
  updated_by_id uuid not null references app_user,
  school_name text not null,
  school_slogan text,
  school_year_name text,
  school_class_name text not null,
  school_class_nickname text,
  performance_assessment_name text,
  performance_visual_name text,
  performance_visual_levels jsonb not null default '[]',
  student_first_name text not null,
  student_last_name text not null,
  student_avatar text,
  original_student_id uuid not null,
  summary_comment text not null default '' check (length(summary_comment) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete set null (school_class_id),
  foreign key (tenant_id, report_group_id) references report_group on delete set null (report_group_id),
  check (start_date <= end_date),
  check ((status = 'completed') = (completed_at is not null))
);

create index report_of_class on report (tenant_id, school_class_id, student_last_name, student_first_name, id);
create index report_of_group on report (tenant_id, report_group_id);
create index report_of_student on report (tenant_id, original_student_id);

-- Domains and competences of a subject are one document: they are read and printed together and never joined.
create table report_subject (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  report_id uuid not null,
  school_subject_id uuid not null,
  position integer not null,
  status text not null default 'inProgress' check (status in ('inProgress', 'completed')),
  comment text not null default '' check (length(comment) <= 1000),
  name text not null,
  abbreviation text not null,
  color text not null,
  domains jsonb not null,
  updated_by_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, report_id) references report on delete cascade,
  unique (tenant_id, report_id, school_subject_id)
);

call protect_tenant_table('report_group');
call protect_tenant_table('report');
call protect_tenant_table('report_subject');

grant select, insert, update, delete on report_group, report, report_subject to lernspur_teacher;
