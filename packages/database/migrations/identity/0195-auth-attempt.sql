-- A sign-in that takes more than one step. It is made for any address, so that nobody learns which ones have accounts.
create table auth_attempt (
  id uuid primary key default uuidv7(),
  email text not null check (email = lower(email) and length(email) <= 254),
  status text not null default 'init' check (
    status in ('init', 'tfaRequired', 'successForSameDevice', 'successForAllDevices', 'failed', 'used', 'expired')
  ),
  -- Of the code in the mailed link.
  code_hash bytea not null check (length(code_hash) = 32),
  -- Of the code that only the browser has which began it.
  verification_hash bytea not null check (length(verification_hash) = 32),
  -- Of the cookie of that browser.
  browser_hash bytea not null check (length(browser_hash) = 32),
  wrong_codes integer not null default 0,
  expires_at timestamptz not null default now() + interval '15 minutes',
  created_at timestamptz not null default now()
);

create index auth_attempt_expiry on auth_attempt (expires_at);

grant select, insert, update, delete on auth_attempt to lernspur_identity;
