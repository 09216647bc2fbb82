-- Joining two records of one child moves what belongs to them, and its undo writes back what was there.
grant insert on student, student_class_relation, student_subject_relation to lernspur_platform_owner;
grant update (entered_on) on student_class_relation to lernspur_platform_owner;
grant update (student_id) on former_class_relation to lernspur_platform_owner;
