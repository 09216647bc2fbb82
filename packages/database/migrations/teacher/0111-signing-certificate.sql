-- The certification authority of this installation, made once, from which schools get the certificates of their
-- signatures for other programs (rule signature.12). The private half is encrypted with the installation's secret.
create table signing_authority (
  id uuid primary key default uuidv7(),
  certificate bytea not null,
  private_key bytea not null,
  created_at timestamptz not null default now()
);

create unique index signing_authority_once on signing_authority ((true));

-- The certificates of a school: one for each key that it seals with, and another one once it is confirmed or confirmed
-- with another name.
create table signing_certificate (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  seal_key_id uuid not null,
  -- What it is made out by; null for a school that nobody has confirmed.
  confirmation_id uuid references school_confirmation,
  certificate bytea not null,
  private_key bytea not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, seal_key_id, confirmation_id),
  foreign key (tenant_id, seal_key_id) references seal_key
);

call protect_tenant_table('signing_certificate');

grant select, insert on signing_authority, signing_certificate to lernspur_teacher;
