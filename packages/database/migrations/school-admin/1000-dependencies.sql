-- A class is in one school, a subject in one class, a domain in one subject. The planner takes each for independent of
-- the other, and in a database of many schools expects one row where a class has hundreds: it then looks up row by row.
create statistics school_subject_dependencies (dependencies)
  on tenant_id, school_class_id from school_subject;
create statistics competence_domain_dependencies (dependencies)
  on tenant_id, school_subject_id from competence_domain;
create statistics competence_dependencies (dependencies)
  on tenant_id, domain_id from competence;
create statistics student_class_relation_dependencies (dependencies)
  on tenant_id, school_class_id, student_id from student_class_relation;
create statistics student_subject_relation_dependencies (dependencies)
  on tenant_id, school_class_id, school_subject_id, student_id from student_subject_relation;

-- Otherwise they would be used only after the next tenth of the rows has changed. An empty table is left alone: the
-- planner would take it to stay empty.
do $$
begin
  if pg_relation_size('student_subject_relation') > 0 then
    analyze school_subject, competence_domain, competence, student_class_relation, student_subject_relation;
  end if;
end $$;
