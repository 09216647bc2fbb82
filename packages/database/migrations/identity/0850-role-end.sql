-- The last day on which a role holds; null for no end (rule role.11). `ends_at` is when that day is over in the time zone
-- of the school, so that a session asks no calendar. Whoever set it is notified of the end, too; `end_notified_at` is when
-- both were notified that it is near.
alter table user_role
  add column ends_on date,
  add column ends_at timestamptz,
  add column end_set_by_id uuid references app_user,
  add column end_notified_at timestamptz,
  add constraint user_role_end check ((ends_on is null) = (ends_at is null));

create index user_role_ending on user_role (tenant_id, ends_at) where ends_at is not null;
