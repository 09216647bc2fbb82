-- A device from which somebody has signed in, by the hash of its cookie: attempts of others do not lock it out.
create table known_device (
  token_hash bytea not null check (length(token_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  last_used_at timestamptz not null default now(),
  primary key (token_hash, user_id)
);

create index known_device_of_user on known_device (user_id, last_used_at);
create index known_device_age on known_device (last_used_at);

grant select, insert, update, delete on known_device to lernspur_identity;
