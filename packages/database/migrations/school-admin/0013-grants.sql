-- Who may do what with these tables: each service all that it must, and nothing else.
grant select on country, state, school_type
  to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;

grant select, insert, update, delete on school_year, school_term to lernspur_school_admin;
grant select on school_year, school_term to lernspur_teacher;

grant select, insert, update, delete on school_class to lernspur_school_admin;
grant select on school_class to lernspur_teacher;
grant select (tenant_id, id) on school_class to lernspur_provider;

grant select, insert, update, delete on school_class_year to lernspur_school_admin;
grant select on school_class_year to lernspur_teacher;

grant select, insert, update, delete on school_subject to lernspur_school_admin;
grant select on school_subject to lernspur_teacher;
-- Templates for all schools are the provider's own rows; the policies hold it away from those of schools.
grant select (tenant_id, id, origin_id, name, abbreviation, color, school_level, school_class_id, is_template,
  created_at, updated_at, position, country_id), insert (tenant_id, name, abbreviation, color, school_level,
  is_template, country_id), update (updated_at, country_id)
  on school_subject to lernspur_provider;

grant select, insert, update, delete on competence_domain to lernspur_school_admin;
grant select on competence_domain to lernspur_teacher;
grant select, insert (tenant_id, school_subject_id, name, symbol, position) on competence_domain to lernspur_provider;

grant select, insert, update, delete on competence to lernspur_school_admin;
grant select on competence to lernspur_teacher;
grant select, insert (tenant_id, domain_id, description, position) on competence to lernspur_provider;

grant select, insert, update, delete on student to lernspur_school_admin;
grant select on student to lernspur_teacher;
-- The provider counts children; the grant leaves their names out.
grant select (tenant_id, id) on student to lernspur_provider;

grant select, insert, update, delete
  on student_class_relation, student_subject_relation, class_access_right, class_access_right_subject to
    lernspur_school_admin;
grant select on student_class_relation, student_subject_relation, class_access_right, class_access_right_subject
  to lernspur_teacher;

grant select, insert, update, delete on invitation_access_right, invitation_access_right_subject
  to lernspur_school_admin;

grant select, insert, update (undone_at, undone_by_id, receipt) on student_erasure to lernspur_school_admin;

grant select, insert, update (undone_at, undone_by_id, files_removed_at) on school_closing to lernspur_school_admin;
grant select, insert, update (undone_at, undone_by_id) on school_closing to lernspur_provider;

grant select on retention_rule to lernspur_school_admin;

grant select, insert, update, delete on retention_choice to lernspur_school_admin;

grant select, insert, update (undone_at) on retention_deletion to lernspur_school_admin;

grant select, insert on retention_notice to lernspur_school_admin;

grant select on school_calendar to lernspur_school_admin, lernspur_provider;

grant select on school_type_span to lernspur_school_admin;

grant select, insert, update (undone_at, undone_by_id, counts) on roll_over to lernspur_school_admin;

grant select, insert on roll_over_class, roll_over_notice to lernspur_school_admin;

grant select, insert, delete on student_name_part to lernspur_school_admin;

-- What functions of other owners read and change.
grant select on country, school_year, school_term, school_class, school_subject, student to lernspur_provider_owner;
grant select on school_class, school_term, student to lernspur_teacher_owner;
grant update (selected_assessment_type_id) on school_class to lernspur_teacher_owner;
grant select on country, retention_rule to lernspur_platform_owner;
grant update (avatar) on student to lernspur_platform_owner;
grant update (carried_out_at, counts, note) on student_erasure to lernspur_platform_owner;
grant update (undone_at, carried_out_at, removed) on retention_deletion to lernspur_platform_owner;
grant select, update (closed_at, counts) on school_closing to lernspur_platform_owner;
