-- The last day of the role that an invitation makes; null for no end (rule role.11). `role_ends_at` is when that day is over
-- in the time zone of the school, as in user_role.
alter table invitation
  add column role_ends_on date,
  add column role_ends_at timestamptz;

alter table invitation
  add constraint invitation_role_end check ((role_ends_on is null) = (role_ends_at is null)) not valid;
