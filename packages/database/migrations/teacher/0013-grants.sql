-- Who may do what with these tables: each service all that it must, and nothing else.
-- Which class scales belong to; the audit says what they are called.
grant select (tenant_id, id, name, school_class_id, is_template) on performance_visual to lernspur_school_admin;
grant select, insert, update, delete on performance_visual to lernspur_teacher;

grant select, insert, update, delete on performance_level to lernspur_teacher;

-- Which class and term assessments belong to and whether their weights are 100 %; the audit says what they are called.
grant select (tenant_id, id, name, weighting, school_term_semester, is_template, school_term_id, school_class_id)
  on performance_assessment to lernspur_school_admin;
grant select, insert, update, delete on performance_assessment to lernspur_teacher;

-- Of whom, where, of what and by whom there are entries, and nothing of what they say.
grant select (tenant_id, student_id, school_class_id, school_subject_id, competence_id, creator_id) on observation
  to lernspur_school_admin;
grant select, insert, update, delete on observation to lernspur_teacher;

grant select, insert, update, delete on report_group to lernspur_teacher;

-- Whether there are reports about a student or of a class, and nothing of what they say: nobody who has one is taken
-- back silently, and before a class is deleted it is told how many go with it.
grant select (tenant_id, id, school_class_id, original_student_id) on report to lernspur_school_admin;
grant select, insert, update, delete on report to lernspur_teacher;

grant select, insert, update, delete on report_subject to lernspur_teacher;

-- Pictures of students are files of the school, which whoever manages students adds.
grant select (tenant_id, id), insert on stored_file to lernspur_school_admin;
grant select, insert on stored_file to lernspur_teacher;

-- Which class a scale belongs to, and nothing else of it.
grant select (tenant_id, id, school_class_id) on assessment_type to lernspur_school_admin;
grant select, insert, update, delete on assessment_type to lernspur_teacher;

grant select, insert, update, delete on legacy_performance_level to lernspur_teacher;

grant select (tenant_id, student_id, school_class_id, school_subject_id, competence_id, creator_id)
  on legacy_observation to lernspur_school_admin;
grant select, insert, update, delete on legacy_observation to lernspur_teacher;

grant select, insert, delete on observation_photo to lernspur_teacher;

grant select, insert, update, delete on seating_plan to lernspur_teacher;

grant select, insert, delete on seating_desk to lernspur_teacher;

-- A talk sheet has its child and its class. Of whom and where there are some, and nothing of what they say.
grant select (tenant_id, student_id, school_class_id) on talk_sheet to lernspur_school_admin;
grant select, insert, update, delete on talk_sheet to lernspur_teacher;

grant select, insert, update, delete on talk_note to lernspur_teacher;

grant select, insert, delete on week_plan_item to lernspur_teacher;

grant select, insert on report_file to lernspur_teacher;

grant select, insert, update, delete on report_set to lernspur_teacher;

grant select, insert, update on text_block_list to lernspur_teacher;

grant select, insert on seal_key, report_seal, published_seal_key, withdrawn_document to lernspur_teacher;

-- A row is locked while it is put back.

-- What functions of other owners read and change.
grant select (tenant_id, size) on stored_file to lernspur_provider_owner;
grant select (tenant_id, created_at) on observation to lernspur_provider_owner;
grant update (student_avatar) on report to lernspur_platform_owner;
