-- A school's leaders invite people: an account without a password, and a role that waits for an answer.
grant insert (email, first_name, last_name) on app_user to lernspur_school_admin;
grant select (is_setup_completed, class_setup_tooltip_seen, team_setup_tooltip_seen, school_year_setup_tooltip_seen)
  on app_user to lernspur_school_admin;

-- How much somebody has observed, and nothing of what.
grant select (tenant_id, creator_id) on observation to lernspur_school_admin;

create index observation_of_creator on observation (tenant_id, creator_id);
