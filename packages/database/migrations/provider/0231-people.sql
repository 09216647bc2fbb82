-- The provider invites a school's first people as schools do: an account without a password.
grant insert (email, first_name, last_name) on app_user to lernspur_provider;
grant select (is_setup_completed, class_setup_tooltip_seen, team_setup_tooltip_seen, school_year_setup_tooltip_seen)
  on app_user to lernspur_provider;
