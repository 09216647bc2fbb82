-- The key that a school seals its reports with (rule signature.5). The private half is encrypted with the installation's
-- secret. After a year the next seal gets a new one.
create table seal_key (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  public_key bytea not null check (octet_length(public_key) = 32),
  private_key bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

-- What is sealed of a completed report, the same in every print of it (rule signature.1).
create table report_seal (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  report_id uuid not null,
  seal_key_id uuid not null,
  document_id uuid not null,
  code text not null,
  data text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, report_id),
  foreign key (tenant_id, report_id) references report on delete cascade,
  foreign key (tenant_id, seal_key_id) references seal_key
);

create index report_seal_of_key on report_seal (tenant_id, seal_key_id);

-- What everybody may read, and what outlives the school: it names neither schools nor persons.
create table published_seal_key (
  public_key bytea primary key check (octet_length(public_key) = 32)
);
create table withdrawn_document (
  id uuid primary key
);

call protect_tenant_table('seal_key');
call protect_tenant_table('report_seal');

grant select, insert on seal_key, report_seal to lernspur_teacher;
grant select, insert on published_seal_key, withdrawn_document to lernspur_teacher;
