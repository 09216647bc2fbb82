-- The last day on which somebody worked at a school.
create index school_day_active on school_day (tenant_id, day)
  where active_user_count > 0 or sign_in_count > 0 or observation_count > 0;
