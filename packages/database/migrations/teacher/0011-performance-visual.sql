-- A scale of levels with pictures; without a class it is a template of the school.
create table performance_visual (
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

create index performance_visual_of_class on performance_visual (tenant_id, school_class_id);

create table performance_level (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  performance_visual_id uuid not null,
  level integer not null check (level between 1 and 10),
  label text not null check (length(label) between 1 and 100),
  is_frontend_picture boolean not null default true,
  picture_path text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, performance_visual_id) references performance_visual on delete cascade,
  unique (tenant_id, performance_visual_id, level),
  unique (tenant_id, performance_visual_id, id)
);

call protect_tenant_table('performance_visual');
call protect_tenant_table('performance_level');

grant select, insert, update, delete on performance_visual, performance_level to lernspur_teacher;
