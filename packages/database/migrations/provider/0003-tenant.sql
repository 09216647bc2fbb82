-- The directory of schools. The provider is a tenant of its own.
create table tenant (
  id uuid primary key default uuidv7(),
  name text not null check (length(name) between 1 and 255),
  slogan text check (length(slogan) <= 255),
  is_disabled boolean not null default false,
  is_provider boolean not null default false,
  is_wizard_finalized boolean not null default false,
  country_id uuid not null references country,
  state_id uuid not null references state,
  school_type_id uuid references school_type,
  subject_template_source text check (subject_template_source in ('lernspur', 'fresh')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index tenant_name_in_state on tenant (state_id, lower(name));
create unique index tenant_one_provider on tenant (is_provider) where is_provider;

grant select on tenant to lernspur_identity, lernspur_teacher;
grant select, insert, update on tenant to lernspur_school_admin;
grant select, insert, update, delete on tenant to lernspur_provider;
