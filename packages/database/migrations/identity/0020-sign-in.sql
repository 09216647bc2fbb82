-- Where a person worked last, so that the next sign-in continues there.
alter table user_role add column last_used_at timestamptz;

-- Attempts to sign in, as a level that rises with each and sinks over time. The subject is a keyed hash of an address,
-- a client or both: who tried stays unknown to whoever reads the table.
create table sign_in_throttle (
  subject bytea primary key check (length(subject) = 32),
  level double precision not null,
  updated_at timestamptz not null default now()
);

create index sign_in_throttle_age on sign_in_throttle (updated_at);

grant select, insert, update, delete on sign_in_throttle to lernspur_identity;
