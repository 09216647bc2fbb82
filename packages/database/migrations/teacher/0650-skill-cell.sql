-- The entries of a subject cell by cell, newest first, so that the newest of each is found without sorting.
create index observation_of_cell on observation
  (tenant_id, school_subject_id, competence_id, student_id, observed_at desc, created_at desc, id desc);
create index legacy_observation_of_cell on legacy_observation
  (tenant_id, school_subject_id, competence_id, student_id, observed_at desc, created_at desc, id desc);
