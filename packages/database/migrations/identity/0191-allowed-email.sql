-- Addresses that may register: whole ones, and whole domains as `*@schule.example`.
create table allowed_email (
  id uuid primary key default uuidv7(),
  email text not null unique check (email = lower(email) and length(email) <= 254 and email ~ '^[^@\s]+@[^@\s]+$'),
  created_at timestamptz not null default now()
);

grant select on allowed_email to lernspur_identity;
grant select, insert, update, delete on allowed_email to lernspur_provider;
