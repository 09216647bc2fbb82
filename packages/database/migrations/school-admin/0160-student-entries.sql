-- Whether a student has observations in a class or subject, nothing of what they say: nobody is taken out silently.
grant select (tenant_id, student_id, school_class_id, school_subject_id) on observation to lernspur_school_admin;
