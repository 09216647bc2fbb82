-- Joining two records of one child moves what belongs to them, and its undo writes back what was there.
grant update (student_id) on observation, legacy_observation, observation_photo, talk_sheet, week_plan_item, seating_desk
  to lernspur_platform_owner;
grant update (original_student_id) on report to lernspur_platform_owner;
grant insert on week_plan_item, seating_desk to lernspur_platform_owner;
