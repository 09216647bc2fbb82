-- As of the tables of a class: an assessment and a report are in one class, a subject of a report in one report.
create statistics performance_assessment_dependencies (dependencies)
  on tenant_id, school_class_id from performance_assessment;
create statistics report_dependencies (dependencies)
  on tenant_id, school_class_id from report;
create statistics report_subject_dependencies (dependencies)
  on tenant_id, report_id from report_subject;

do $$
begin
  if pg_relation_size('report') > 0 then
    analyze performance_assessment, report, report_subject;
  end if;
end $$;
