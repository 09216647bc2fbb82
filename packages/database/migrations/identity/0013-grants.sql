-- Who may do what with these tables: each service all that it must, and nothing else.
grant select, insert, update on app_user to lernspur_identity;
-- A school's leaders, and the provider, invite people: an account without a password.
grant select (id, email, first_name, last_name, avatar, language, is_setup_completed, class_setup_tooltip_seen,
  team_setup_tooltip_seen, school_year_setup_tooltip_seen, deactivated_at), insert (email, first_name, last_name)
  on app_user to lernspur_school_admin;
-- Prints and files list children by the name that whoever makes them sorts by.
grant select (id, first_name, last_name, avatar, language, name_order) on app_user to lernspur_teacher;
grant select (id, email, first_name, last_name, avatar, language, is_setup_completed, class_setup_tooltip_seen,
  team_setup_tooltip_seen, school_year_setup_tooltip_seen, deactivated_at, last_signed_in_at, disabled_reason,
  searched, search_text), insert (email, first_name, last_name)
  on app_user to lernspur_provider;

grant select, insert, update on user_role to lernspur_identity;
grant select, insert, update, delete on user_role to lernspur_school_admin, lernspur_provider;
grant select (id, user_id, tenant_id, role_type, status) on user_role to lernspur_teacher;

grant select, insert, update, delete on session, sign_in_throttle to lernspur_identity;

grant select, insert, update, delete on mail_outbox to lernspur_identity;
grant insert on mail_outbox to lernspur_school_admin, lernspur_teacher;
-- Services add mails; neither texts nor facts of them are read elsewhere, only whether they went out.
grant select (id, kind, recipient, status, attempts, created_at, settled_at), insert on mail_outbox
  to lernspur_provider;

grant select, insert, update, delete on mail_cooldown to lernspur_identity;
grant select, insert, update on mail_cooldown to lernspur_school_admin, lernspur_provider;

-- Only allowed addresses found a school.
grant select on allowed_email to lernspur_identity, lernspur_school_admin;
grant select, insert, update, delete on allowed_email to lernspur_provider;

grant select, insert, update, delete on invitation to lernspur_identity;
grant select (id, tenant_id, user_role_type, inviter_id, email, active_until, maximum_uses, used, created_at)
  on invitation to lernspur_school_admin;
grant select (id, tenant_id, user_role_type, email, active_until, maximum_uses, used, created_at) on invitation
  to lernspur_provider;

grant select, insert, update, delete on one_time_code, notification, auth_attempt to lernspur_identity;

grant select, insert, update, delete on two_factor to lernspur_identity;
-- What the provider's checklist needs to tick itself (rule first-steps.1).
grant select (user_id, turned_on_at) on two_factor to lernspur_provider;

grant select, insert, update, delete on recovery_code, external_identity, external_sign_in to lernspur_identity;

grant select, insert, update, delete on mail_allowance to lernspur_identity;
grant select, insert, update on mail_allowance to lernspur_school_admin, lernspur_provider;

grant select, insert, update, delete on known_device, two_factor_reset to lernspur_identity;

grant select, insert on consent to lernspur_identity;

grant select, insert, update, delete on notification_choice to lernspur_identity;

-- What functions of other owners read and delete.
grant select on user_role to lernspur_provider_owner, lernspur_school_admin_owner, lernspur_teacher_owner;
grant select on invitation to lernspur_school_admin_owner;
grant select on session to lernspur_provider_owner;
grant select, delete on user_role, invitation, notification, two_factor_reset to lernspur_platform_owner;
grant select, update (facts) on mail_outbox to lernspur_platform_owner;
