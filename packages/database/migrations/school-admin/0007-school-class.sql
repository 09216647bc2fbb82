create table school_class (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 4),
  nickname text check (length(nickname) <= 100),
  school_level integer not null check (school_level >= 0),
  is_active boolean not null default true,
  is_onboarding_finalized boolean not null default false,
  is_assessment_type_onboarding_finalized boolean not null default false,
  is_student_onboarding_finalized boolean not null default false,
  is_template boolean not null default false,
  origin_id uuid,
  creator_id uuid not null references app_user,
  school_year_id uuid,
  selected_assessment_type_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_year_id) references school_year
);

create index school_class_of_creator on school_class (tenant_id, creator_id);
create index school_class_of_year on school_class (tenant_id, school_year_id);

-- Every year a class was assigned to: observations may lie in any of them.
create table school_class_year (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid not null,
  school_year_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, school_year_id) references school_year,
  unique (tenant_id, school_class_id, school_year_id)
);

create index school_class_year_of_year on school_class_year (tenant_id, school_year_id);

call protect_tenant_table('school_class');
call protect_tenant_table('school_class_year');

grant select, insert, update, delete on school_class, school_class_year to lernspur_school_admin;
grant select on school_class, school_class_year to lernspur_teacher;

-- The provider sees how many classes a school has, nothing of them.
create policy provider_counts on school_class for select to lernspur_provider using (true);
grant select (tenant_id, id) on school_class to lernspur_provider;
