-- A completed report as it was first printed, served byte for byte from then on (rule print.5). One for each language
-- that someone who sees all of it printed it in.
create table report_file (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  report_id uuid not null,
  language text not null check (language in ('de', 'en')),
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, report_id, language),
  foreign key (tenant_id, report_id) references report on delete cascade
);

-- Packed already.
alter table report_file alter column bytes set storage external;

-- Several reports as one file, and how far it is (rule print.4). It goes after a day.
create table report_set (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid not null,
  creator_id uuid not null references app_user,
  form text not null check (form in ('pdf', 'zip', 'xlsx')),
  duplex boolean not null,
  report_ids uuid[] not null check (cardinality(report_ids) between 1 and 200),
  state text not null default 'running' check (state in ('running', 'done', 'canceled', 'failed')),
  done integer not null default 0,
  attempts integer not null default 0,
  -- The process that makes it, and when it last said so; another one goes on when it falls silent.
  runner_id uuid,
  touched_at timestamptz not null default now(),
  bytes bytea,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  check ((state = 'done') = (bytes is not null))
);

alter table report_set alter column bytes set storage external;
create index report_set_of_class on report_set (tenant_id, school_class_id);
create index report_set_by_age on report_set (tenant_id, created_at);

call protect_tenant_table('report_file');
call protect_tenant_table('report_set');

grant select, insert on report_file to lernspur_teacher;
grant select, insert, update, delete on report_set to lernspur_teacher;
