-- Who leads a school is told which classes have weights that are not 100 %, and whether it has scales and assessments to
-- copy. What they are called and how they look is the teacher service's to tell.
grant select (tenant_id, id, is_template, school_class_id, school_term_id, school_term_semester, weighting)
  on performance_assessment to lernspur_school_admin;
grant select (tenant_id, id, is_template) on performance_visual to lernspur_school_admin;
