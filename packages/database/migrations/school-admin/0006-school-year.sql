create table school_year (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 255),
  year integer not null check (year between 1900 and 2200),
  school_year_start date not null,
  school_year_end date not null,
  state_id uuid references state,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, year),
  check (school_year_start < school_year_end)
);

create table school_term (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_year_id uuid not null,
  name text not null check (length(name) between 1 and 255),
  school_term_semester text not null check (school_term_semester in ('first', 'second')),
  start_date date not null,
  end_date date not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_year_id) references school_year on delete cascade,
  unique (tenant_id, school_year_id, school_term_semester),
  check (start_date < end_date)
);

create index school_term_by_day on school_term (tenant_id, start_date, end_date);

call protect_tenant_table('school_year');
call protect_tenant_table('school_term');

grant select, insert, update, delete on school_year, school_term to lernspur_school_admin;
grant select on school_year, school_term to lernspur_teacher;
