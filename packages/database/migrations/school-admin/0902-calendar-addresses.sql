-- The secret address at which a calendar program reads the days of a school for one person (rule calendar-feed.1). It
-- begins with the id of the school, so it is looked up inside the school's policy; only its hash is stored.
create table calendar_address (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  user_id uuid not null references app_user,
  address_hash bytea not null check (length(address_hash) = 32),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  -- One a person: a new one takes its place.
  unique (tenant_id, user_id),
  unique (tenant_id, address_hash)
);

call protect_tenant_table('calendar_address');

grant select, insert, update, delete on calendar_address to lernspur_school_admin;
