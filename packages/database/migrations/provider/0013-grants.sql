-- Who may do what with these tables: each service all that it must, and nothing else.
grant select on tenant to lernspur_identity, lernspur_teacher;
grant select, insert, update on tenant to lernspur_school_admin;
grant select, insert, update, delete on tenant to lernspur_provider;

grant select on template_version to lernspur_school_admin;
grant select, insert, update (withdrawn_by_id, withdrawn_at) on template_version to lernspur_provider;

grant select on template_version_subject to lernspur_school_admin;
grant select, insert on template_version_subject to lernspur_provider;

grant select, insert, update on school_day, installation_day to lernspur_provider;

grant select on announcement to lernspur_identity;
grant select, insert, update, delete on announcement to lernspur_provider;

grant select on announcement_dismissal to lernspur_identity;
grant select, insert on announcement_dismissal to lernspur_provider;

-- What functions of other owners read, and the platform deletes when a school is closed.
grant select on tenant to lernspur_identity_owner, lernspur_teacher_owner;
grant select, update, delete on tenant to lernspur_platform_owner;
grant select, delete on school_day to lernspur_platform_owner;
