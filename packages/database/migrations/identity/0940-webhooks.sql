-- Where a program is told of events (rule webhook.1). The secret that signs is encrypted for the row.
create table webhook (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  program_token_id uuid not null,
  address text not null check (length(address) between 1 and 1000),
  events text[] not null check (cardinality(events) between 1 and 40),
  secret bytea not null,
  -- Signs beside the new one until receivers know that.
  earlier_secret bytea,
  earlier_secret_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  paused_at timestamptz,
  pause_reason text check (pause_reason in ('admin', 'gone', 'failing')),
  primary key (tenant_id, id),
  unique (tenant_id, program_token_id),
  foreign key (tenant_id, program_token_id) references program_token on delete cascade,
  check ((paused_at is null) = (pause_reason is null)),
  check ((earlier_secret is null) = (earlier_secret_ends_at is null))
);

call protect_tenant_table('webhook');

-- An event and what became of telling it, written in the transaction of the change. It names what it is about by its id
-- alone (rule webhook.2).
create table webhook_delivery (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  webhook_id uuid not null,
  event text not null check (length(event) between 1 and 100),
  -- Null for a test.
  entity_id uuid,
  occurred_at timestamptz not null default now(),
  -- Attempts since it was last queued, and when that was.
  attempts integer not null default 0,
  queued_at timestamptz not null default now(),
  last_attempt_at timestamptz,
  -- HTTP status of the last answer.
  status integer,
  failure text,
  duration_ms integer,
  delivered_at timestamptz,
  failed_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, webhook_id) references webhook on delete cascade,
  check (delivered_at is null or failed_at is null)
);

create index webhook_delivery_of_webhook on webhook_delivery (tenant_id, webhook_id, occurred_at);
create index webhook_delivery_age on webhook_delivery (tenant_id, occurred_at);

call protect_tenant_table('webhook_delivery');

-- Deliveries that wait, of all schools, so that whoever sends finds the next without looking at each school. It says
-- neither what they are nor about whom.
create table webhook_due (
  delivery_id uuid primary key,
  tenant_id uuid not null references tenant on delete cascade,
  webhook_id uuid not null,
  -- Scheme, host and port: one of them is called once at a time.
  origin text not null check (length(origin) <= 1000),
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  foreign key (tenant_id, delivery_id) references webhook_delivery on delete cascade
);

create index webhook_due_next on webhook_due (due_at);
create index webhook_due_of_webhook on webhook_due (tenant_id, webhook_id);
create index webhook_due_of_delivery on webhook_due (tenant_id, delivery_id);

grant select, insert, update, delete on webhook, webhook_delivery, webhook_due to lernspur_identity;
-- A school that is closed is counted and removed with all its rows.
grant select, delete on webhook_due to lernspur_platform_owner;
-- The audit tells of which program something is.
grant select (tenant_id, id, program_token_id) on webhook to lernspur_school_admin;
