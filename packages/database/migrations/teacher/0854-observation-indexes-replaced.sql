-- concurrently
-- The version before finds all it reads by those that replace them, as fast or, of single subjects, by sorting some rows.
drop index concurrently observation_of_cell;
drop index concurrently observation_of_competence;
drop index concurrently observation_of_class_subject;
drop index concurrently observation_of_class;
drop index concurrently observation_of_student;
drop index concurrently observation_of_subject;
