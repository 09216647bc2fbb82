-- As before, and rows of the undo journal.
create or replace function rows_to_erase(school uuid, child uuid, keeps_completed boolean) returns setof uuid
language sql stable set search_path = public, pg_temp
begin atomic
  select child
  union all
  select scr.id from student_class_relation scr where scr.tenant_id = school and scr.student_id = child
  union all
  select ssr.id from student_subject_relation ssr where ssr.tenant_id = school and ssr.student_id = child
  union all
  select o.id from observation o where o.tenant_id = school and o.student_id = child
  union all
  select op.id from observation_photo op where op.tenant_id = school and op.student_id = child
  union all
  select uro.row_id from undo_row uro where uro.tenant_id = school and uro.student_id = child
  union all
  select o.id from legacy_observation o where o.tenant_id = school and o.student_id = child
  union all
  select ts.id from talk_sheet ts where ts.tenant_id = school and ts.student_id = child
  union all
  select id from reports_to_erase(school, child, keeps_completed) as id
  union all
  select rs.id from reports_to_erase(school, child, keeps_completed) as gone_id
  join report_subject rs on rs.tenant_id = school and rs.report_id = gone_id;
end;
