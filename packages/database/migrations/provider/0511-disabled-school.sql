-- Why and since when nobody can work at a school; both go when it is enabled again.
alter table tenant
  add column disabled_reason text check (length(disabled_reason) <= 1000),
  add column disabled_at timestamptz;
