-- The last day on which a right on a class holds; null for no end (rule class-right.10). `ends_at` is when that day is over
-- in the time zone of the school, so that a read asks no calendar. Whoever set it is notified of the end, too;
-- `end_notified_at` is when both were notified that it is near.
alter table class_access_right
  add column ends_on date,
  add column ends_at timestamptz,
  add column end_set_by_id uuid,
  add column end_notified_at timestamptz;

alter table class_access_right
  add constraint class_access_right_end_set_by_id_fkey foreign key (end_set_by_id) references app_user not valid,
  add constraint class_access_right_end check ((ends_on is null) = (ends_at is null)) not valid;
