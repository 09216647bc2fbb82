-- The second factor of an account. The secret is encrypted with a key that the database does not know, because codes are
-- made from it. It is in force from the moment that a first code was right.
create table two_factor (
  user_id uuid primary key references app_user on delete cascade,
  sealed_secret bytea not null,
  -- Half minutes since 1970 of the last code that was taken; older ones and itself open nothing any more.
  last_step bigint,
  turned_on_at timestamptz,
  created_at timestamptz not null default now()
);

-- Codes for whoever lost the device, as keyed hashes. A code goes with its use.
create table recovery_code (
  id uuid primary key default uuidv7(),
  user_id uuid not null references two_factor on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  unique (user_id, code_hash)
);

grant select, insert, update, delete on two_factor, recovery_code to lernspur_identity;

-- Sign-ins that wait for the second factor have an account for certain, and neither mailed code nor cookie.
alter table auth_attempt
  add column user_id uuid references app_user on delete cascade,
  alter column code_hash drop not null,
  alter column browser_hash drop not null;

create index auth_attempt_of_user on auth_attempt (user_id) where user_id is not null;
