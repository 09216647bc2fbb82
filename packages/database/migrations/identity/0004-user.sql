-- People are one directory: the same person may work at several schools.
create table app_user (
  id uuid primary key default uuidv7(),
  email text not null check (email = lower(email) and length(email) <= 254),
  password_hash text,
  first_name text not null check (length(first_name) <= 1000),
  last_name text not null check (length(last_name) <= 1000),
  avatar text,
  language text not null default 'de' check (language in ('de', 'en')),
  theme text check (theme in ('light', 'dark')),
  is_setup_completed boolean not null default false,
  class_setup_tooltip_seen boolean not null default false,
  team_setup_tooltip_seen boolean not null default false,
  school_year_setup_tooltip_seen boolean not null default false,
  deactivated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (email)
);

create table user_role (
  id uuid primary key default uuidv7(),
  user_id uuid not null references app_user,
  tenant_id uuid not null references tenant,
  role_type text not null check (role_type in ('admin', 'manager', 'user')),
  status text not null check (status in ('active', 'disabled', 'invitationDeclined', 'invitationPending')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (tenant_id, user_id)
);

create index user_role_of_user on user_role (user_id);

grant select, insert, update on app_user to lernspur_identity;
grant select (id, email, first_name, last_name, avatar, deactivated_at) on app_user to lernspur_school_admin, lernspur_provider;
grant select (id, first_name, last_name, avatar) on app_user to lernspur_teacher;

grant select, insert, update on user_role to lernspur_identity;
grant select, insert, update, delete on user_role to lernspur_school_admin, lernspur_provider;
grant select (id, user_id, tenant_id, role_type, status) on user_role to lernspur_teacher;
