-- Rights on one class for somebody who is neither its creator nor manager or admin of the school.
create table class_access_right (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid not null,
  user_id uuid not null references app_user,
  can_manage_access_rights boolean not null default false,
  can_manage_students boolean not null default false,
  can_manage_performance_visuals boolean not null default false,
  can_manage_competences boolean not null default false,
  can_write_competence_entries boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  unique (tenant_id, school_class_id, user_id),
  unique (tenant_id, school_class_id, id)
);

create index class_access_right_of_user on class_access_right (tenant_id, user_id, school_class_id);

create table class_access_right_subject (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  class_access_right_id uuid not null,
  school_class_id uuid not null,
  school_subject_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id, class_access_right_id)
    references class_access_right (tenant_id, school_class_id, id) on delete cascade,
  foreign key (tenant_id, school_class_id, school_subject_id)
    references school_subject (tenant_id, school_class_id, id) on delete cascade,
  unique (tenant_id, class_access_right_id, school_subject_id)
);

create index class_access_right_subject_of_subject on class_access_right_subject (tenant_id, school_subject_id);

call protect_tenant_table('class_access_right');
call protect_tenant_table('class_access_right_subject');

grant select, insert, update, delete on class_access_right, class_access_right_subject to lernspur_school_admin;
grant select on class_access_right, class_access_right_subject to lernspur_teacher;
