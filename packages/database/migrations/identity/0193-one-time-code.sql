-- Codes that went out by mail, as hashes. Each opens one thing once.
create table one_time_code (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('passwordReset', 'registration', 'emailChange')),
  code_hash bytea not null unique check (length(code_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  -- What the address becomes.
  new_email text check (new_email = lower(new_email) and length(new_email) <= 254),
  -- What the person joins when the registration is finished.
  invitation_id uuid references invitation on delete set null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check ((kind = 'emailChange') = (new_email is not null))
);

create index one_time_code_of_user on one_time_code (user_id, kind);
create index one_time_code_of_invitation on one_time_code (invitation_id);
create index one_time_code_expiry on one_time_code (expires_at);

grant select, insert, update, delete on one_time_code to lernspur_identity;
