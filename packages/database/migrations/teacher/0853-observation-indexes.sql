-- concurrently
-- Fewer and smaller indexes of entries: what they cost and carry is in the decision 0850. What a class saw on a day in
-- a subject shares one key, so that a list finds its page by day and counts in this index alone.
create index concurrently observation_by_class_day on observation
  (tenant_id, school_class_id, observed_at, school_subject_id);
-- All that the matrix shows of an entry: it reads this index alone, wherever the rows of a class lie. A competence is of
-- one subject for good.
create index concurrently observation_by_cell on observation
  (tenant_id, competence_id, student_id, observed_at desc, created_at desc, id desc)
  include (performance_level_id, creator_id, updated_at);
create index concurrently observation_by_student_day on observation (tenant_id, student_id, observed_at);
create index concurrently observation_by_subject on observation (tenant_id, school_subject_id);
