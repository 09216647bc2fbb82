-- What a subject was when it was deleted, so that the deletion can be undone for an hour. It goes with its class, and
-- who took part goes with the student.
create table deleted_subject (
  tenant_id uuid not null references tenant,
  id uuid not null,
  school_class_id uuid,
  contents jsonb not null,
  -- Rights, and rights of invitations, that named it.
  access_right_ids uuid[] not null,
  invitation_access_right_ids uuid[] not null,
  deleted_by_id uuid not null references app_user,
  deleted_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade
);

create index deleted_subject_of_class on deleted_subject (tenant_id, school_class_id);
create index deleted_subject_by_time on deleted_subject (tenant_id, deleted_at);

create table deleted_subject_student (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  deleted_subject_id uuid not null,
  student_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, deleted_subject_id) references deleted_subject on delete cascade,
  foreign key (tenant_id, student_id) references student on delete cascade
);

create index deleted_subject_student_of_subject on deleted_subject_student (tenant_id, deleted_subject_id);
create index deleted_subject_student_of_student on deleted_subject_student (tenant_id, student_id);

call protect_tenant_table('deleted_subject');
call protect_tenant_table('deleted_subject_student');

grant select, insert, delete on deleted_subject, deleted_subject_student to lernspur_school_admin;
