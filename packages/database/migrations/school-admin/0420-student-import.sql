-- Imports of names, kept for as long as they can be undone. Counts outlive the rows that say what was changed.
create table student_import (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  -- The class of the list; null for a list of the school.
  school_class_id uuid,
  counts jsonb not null check (jsonb_typeof(counts) = 'object'),
  created_by_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  undone_at timestamptz,
  undone_by_id uuid references app_user,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade
);

create index student_import_by_time on student_import (tenant_id, created_at desc, id);
create index student_import_of_class on student_import (tenant_id, school_class_id);

-- What an import has changed, one row each; it goes with the student or class that it is about.
create table student_import_change (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  student_import_id uuid not null,
  kind text not null check (kind in ('student', 'name', 'join', 'leave', 'class')),
  student_id uuid,
  school_class_id uuid,
  -- Names of a renamed student, or ids of the subjects of one who left.
  before jsonb,
  -- Why an undo has left it as it was.
  stays text check (stays in ('observations', 'reports', 'erasure', 'elsewhere', 'changed', 'closed', 'used')),
  primary key (tenant_id, id),
  foreign key (tenant_id, student_import_id) references student_import on delete cascade,
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  check ((student_id is null) = (kind = 'class')),
  check (kind in ('student', 'name') or school_class_id is not null)
);

create index student_import_change_of_import on student_import_change (tenant_id, student_import_id);
create index student_import_change_of_student on student_import_change (tenant_id, student_id);
create index student_import_change_of_class on student_import_change (tenant_id, school_class_id);

call protect_tenant_table('student_import');
call protect_tenant_table('student_import_change');

grant select, insert, delete on student_import, student_import_change to lernspur_school_admin;
grant update (undone_at, undone_by_id) on student_import to lernspur_school_admin;
grant update (stays) on student_import_change to lernspur_school_admin;

-- Whether there are reports about a student, nothing of what they say: nobody who has one is taken back silently.
grant select (tenant_id, original_student_id, school_class_id) on report to lernspur_school_admin;
