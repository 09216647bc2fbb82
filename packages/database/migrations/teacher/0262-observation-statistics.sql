-- A class is in one school and a subject in one class. The planner takes each for independent of the other, expects a
-- handful of rows where a class has thousands, and then chooses plans that read them all.
create statistics observation_dependencies (dependencies)
  on tenant_id, school_class_id, school_subject_id, student_id from observation;
create statistics legacy_observation_dependencies (dependencies)
  on tenant_id, school_class_id, school_subject_id, student_id from legacy_observation;
