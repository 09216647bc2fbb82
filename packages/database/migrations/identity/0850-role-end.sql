-- The last day on which a role holds; null for no end (rule role.11). `ends_at` is when that day is over in the time zone
-- of the school, so that a session asks no calendar. Whoever set it is notified of the end, too; `end_notified_at` is when
-- both were notified that it is near.
alter table user_role
  add column ends_on date,
  add column ends_at timestamptz,
  add column end_set_by_id uuid,
  add column end_notified_at timestamptz;

alter table user_role
  add constraint user_role_end_set_by_id_fkey foreign key (end_set_by_id) references app_user not valid,
  add constraint user_role_end check ((ends_on is null) = (ends_at is null)) not valid;
