-- Whom and what a teacher means to look at in a week (rule look-back.2). It is of the one who made it alone, and goes
-- with the child, the competence or the class.
create table week_plan_item (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  user_id uuid not null references app_user,
  school_class_id uuid not null,
  -- Its Monday.
  week date not null check (extract(isodow from week) = 1),
  student_id uuid,
  competence_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, competence_id) references competence on delete cascade,
  check (num_nonnulls(student_id, competence_id) = 1)
);

create unique index week_plan_item_once on week_plan_item
  (tenant_id, user_id, school_class_id, week, student_id, competence_id) nulls not distinct;
create index week_plan_item_of_class on week_plan_item (tenant_id, school_class_id);
create index week_plan_item_of_student on week_plan_item (tenant_id, student_id);
create index week_plan_item_of_competence on week_plan_item (tenant_id, competence_id);

call protect_tenant_table('week_plan_item');

grant select, insert, delete on week_plan_item to lernspur_teacher;
