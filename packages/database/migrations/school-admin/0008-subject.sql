-- A subject of a class, or a template when it has no class.
create table school_subject (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  origin_id uuid,
  name text not null check (length(name) between 1 and 100),
  abbreviation text not null check (length(abbreviation) between 1 and 100),
  color text not null check (color ~ '^#[0-9a-fA-F]{6}$'),
  school_level integer not null check (school_level >= 0),
  school_class_id uuid,
  is_template boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class,
  unique (tenant_id, school_class_id, id),
  check (is_template = (school_class_id is null))
);

create index school_subject_of_level on school_subject (tenant_id, school_level) where is_template;

create table competence_domain (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  origin_id uuid,
  school_subject_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  symbol text check (length(symbol) <= 20),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_subject_id) references school_subject on delete cascade
);

create index competence_domain_of_subject on competence_domain (tenant_id, school_subject_id, position, id);

create table competence (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  domain_id uuid not null,
  description text not null check (length(description) between 1 and 1000),
  position integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, domain_id) references competence_domain on delete cascade
);

create index competence_of_domain on competence (tenant_id, domain_id, position, id);

call protect_tenant_table('school_subject');
call protect_tenant_table('competence_domain');
call protect_tenant_table('competence');

grant select, insert, update, delete on school_subject, competence_domain, competence to lernspur_school_admin;
grant select on school_subject, competence_domain, competence to lernspur_teacher;
