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
  updated_at timestamptz not null default now(),
  -- The address that a school was founded with, as a keyed hash: each founds one. Null for schools that the provider
  -- made.
  founding bytea unique check (length(founding) = 32),
  -- When a school that waits to be closed is removed with all it has; until then it is only read.
  closes_at timestamptz,
  -- A picture of the school, as `/api/files/<id>`, and what its reports show besides their contents: both are copied
  -- into each new report.
  logo text check (logo ~ '^/api/files/[0-9a-f-]{36}$'),
  report_layout jsonb check (jsonb_typeof(report_layout) = 'object'),
  -- Why and since when nobody can work at a school; both go when it is enabled again.
  disabled_reason text check (length(disabled_reason) <= 1000),
  disabled_at timestamptz,
  -- What the provider's checklist needs to tick itself (rule first-steps.1).
  first_steps_put_away_at timestamptz
);

create unique index tenant_name_in_state on tenant (state_id, lower(name));
create unique index tenant_one_provider on tenant (is_provider) where is_provider;
-- As the provider's lists of schools and of allowed addresses are sorted, so that a first page reads its own rows alone.
-- Lists put nulls last in both directions.
create index tenant_by_name on tenant (name collate "de-x-icu", id);
create index tenant_by_name_down on tenant (name collate "de-x-icu" desc nulls last, id desc);

grant references on tenant
  to lernspur_identity_owner, lernspur_platform_owner, lernspur_school_admin_owner, lernspur_teacher_owner;
