-- What the provider has published of its templates. Ids are in the order of publication. Rows are never changed but for
-- the withdrawal.
create table template_version (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  name text not null check (length(name) between 1 and 100),
  note text not null check (length(note) <= 1000),
  published_by_id uuid references app_user on delete set null,
  published_at timestamptz not null default now(),
  withdrawn_by_id uuid references app_user on delete set null,
  withdrawn_at timestamptz,
  primary key (tenant_id, id)
);

create unique index template_version_name on template_version (tenant_id, lower(name));

call protect_tenant_table('template_version');

-- Two templates with the same digest are the same to schools. A column is computed by it.
create function template_digest(name text, abbreviation text, color text, school_level integer, country uuid, domains jsonb)
returns text language sql immutable as $$
  select md5(jsonb_build_array(name, abbreviation, color, school_level, country, domains)::text)
$$;

-- A subject as a version has it; a removed one as it was before.
create table template_version_subject (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  template_version_id uuid not null,
  -- The provider's template, which may be deleted since.
  school_subject_id uuid not null,
  name text not null,
  abbreviation text not null,
  color text not null,
  school_level integer not null,
  country_id uuid references country,
  domains jsonb not null check (jsonb_typeof(domains) = 'array'),
  is_removed boolean not null default false,
  digest text not null generated always as (
    template_digest(name, abbreviation, color, school_level, country_id, domains)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, template_version_id) references template_version,
  unique (tenant_id, school_subject_id, template_version_id)
);

create index template_version_subject_of_version on template_version_subject (tenant_id, template_version_id);

call protect_tenant_table('template_version_subject');

-- What a school had on a day, and what happened there, as numbers: what the provider may know of it. Numbers of people,
-- classes and children are those at the end of the day.
create table school_day (
  tenant_id uuid not null references tenant on delete cascade,
  day date not null,
  user_count integer not null,
  class_count integer not null,
  student_count integer not null,
  sign_in_count integer not null,
  -- People whose session was used; somebody can work for weeks without signing in again.
  active_user_count integer not null,
  observation_count integer not null,
  primary key (tenant_id, day)
);

create index school_day_of_day on school_day (day);
-- The last day on which somebody worked at a school.
create index school_day_active on school_day (tenant_id, day)
  where active_user_count > 0 or sign_in_count > 0 or observation_count > 0;

-- The same of all schools, which outlives those that are closed.
create table installation_day (
  day date primary key,
  school_count integer not null,
  user_count integer not null,
  class_count integer not null,
  student_count integer not null,
  sign_in_count integer not null,
  observation_count integer not null
);

-- What the provider tells schools: as a notification once, or as a banner as long as it runs. An empty list of roles,
-- states, types or schools is all of them.
create table announcement (
  id uuid primary key default uuidv7(),
  form text not null check (form in ('banner', 'notification')),
  severity text not null check (severity in ('info', 'warning')),
  title_de text not null check (length(title_de) between 1 and 120),
  message_de text not null check (length(message_de) between 1 and 1000),
  title_en text not null check (length(title_en) between 1 and 120),
  message_en text not null check (length(message_en) between 1 and 1000),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_draft boolean not null,
  roles text[] not null check (roles <@ array['admin', 'manager', 'user']),
  state_ids uuid[] not null,
  school_type_ids uuid[] not null,
  school_ids uuid[] not null,
  -- How many people it reaches, counted when it is written and every hour until it ends: a list does not count all
  -- people again for each of its rows.
  reach_count integer not null default 0 check (reach_count >= 0),
  -- When it was told as a notification.
  told_at timestamptz,
  -- Until it is removed for good, a deletion can be undone.
  deleted_at timestamptz,
  created_by_id uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at)
);

create index announcement_by_start on announcement (starts_at desc, id desc) where deleted_at is null;

-- Who has put a banner away: for good, on every device and in every school.
create table announcement_dismissal (
  announcement_id uuid not null references announcement on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  dismissed_at timestamptz not null default now(),
  primary key (announcement_id, user_id)
);

create index announcement_dismissal_of_user on announcement_dismissal (user_id);
