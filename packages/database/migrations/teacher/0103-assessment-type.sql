-- Scales of the first version of observations. Without a class it is a template of the school.
create table assessment_type (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 255),
  school_class_id uuid,
  is_template boolean not null default false,
  origin_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade
);

create index assessment_type_of_class on assessment_type (tenant_id, school_class_id);

create table legacy_performance_level (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  assessment_type_id uuid not null,
  level integer not null check (level between 1 and 10),
  label text not null check (length(label) between 1 and 100),
  picture_path text,
  picture_file_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, assessment_type_id) references assessment_type on delete cascade,
  foreign key (tenant_id, picture_file_id) references stored_file,
  constraint legacy_performance_level_place
    unique (tenant_id, assessment_type_id, level) deferrable initially immediate
);

call protect_tenant_table('assessment_type');
call protect_tenant_table('legacy_performance_level');

grant select, insert, update, delete on assessment_type, legacy_performance_level to lernspur_teacher;
