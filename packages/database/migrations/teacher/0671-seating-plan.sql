-- Where the children of a class sit, in its own room (an empty name) and in others.
create table seating_plan (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid not null,
  room text not null default '' check (length(room) <= 60),
  creator_id uuid not null references app_user,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  unique (tenant_id, school_class_id, room),
  unique (tenant_id, school_class_id, id)
);

-- A desk goes with its plan, and with its child when that leaves the class.
create table seating_desk (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  seating_plan_id uuid not null,
  school_class_id uuid not null,
  student_id uuid not null,
  x smallint not null check (x between 0 and 11),
  y smallint not null check (y between 0 and 11),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id, seating_plan_id)
    references seating_plan (tenant_id, school_class_id, id) on delete cascade,
  foreign key (tenant_id, student_id, school_class_id)
    references student_class_relation (tenant_id, student_id, school_class_id) on delete cascade,
  unique (tenant_id, seating_plan_id, student_id),
  unique (tenant_id, seating_plan_id, x, y)
);

create index seating_desk_of_plan on seating_desk (tenant_id, school_class_id, seating_plan_id);
create index seating_desk_of_student on seating_desk (tenant_id, student_id, school_class_id);

call protect_tenant_table('seating_plan');
call protect_tenant_table('seating_desk');

grant select, insert, update, delete on seating_plan to lernspur_teacher;
grant select, insert, delete on seating_desk to lernspur_teacher;
