-- The last day on which a right on a class holds; null for no end (rule class-right.10). `ends_at` is when that day is over
-- in the time zone of the school. Whoever set it is notified of the end, too; `end_notified_at` is when both were notified
-- that it is near.
alter table class_access_right
  add column ends_on date,
  add column ends_at timestamptz,
  add column end_set_by_id uuid references app_user,
  add column end_notified_at timestamptz,
  add constraint class_access_right_end check ((ends_on is null) = (ends_at is null));

create index class_access_right_ending on class_access_right (tenant_id, ends_at) where ends_at is not null;

-- A right that has ended is none. This is the one place that says so, for every service, those of teams included: nobody
-- reads the row any more but the functions of its owner that take such rights away, and the removal of a school.
create policy not_ended on class_access_right as restrictive for select using (
  ends_at is null
  or ends_at > now()
  or current_user in ('lernspur_school_admin_owner', 'lernspur_platform_owner')
);
