create table performance_assessment (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 255),
  weighting numeric(5, 2) not null default 0 check (weighting between 0 and 100),
  school_level integer not null check (school_level >= 0),
  school_term_semester text not null check (school_term_semester in ('first', 'second')),
  is_template boolean not null default false,
  school_term_id uuid,
  school_class_id uuid,
  performance_visual_id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_term_id) references school_term,
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, performance_visual_id) references performance_visual
);

create index performance_assessment_of_class on performance_assessment (tenant_id, school_class_id, school_term_id);
create index performance_assessment_of_visual on performance_assessment (tenant_id, performance_visual_id);
create index performance_assessment_of_term on performance_assessment (tenant_id, school_term_id);

call protect_tenant_table('performance_assessment');

grant select, insert, update, delete on performance_assessment to lernspur_teacher;
