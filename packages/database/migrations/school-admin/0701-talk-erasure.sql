-- As before, and photos of entries and sheets of talks go with the child; private notes go with their sheets.
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
  select o.id from legacy_observation o where o.tenant_id = school and o.student_id = child
  union all
  select ts.id from talk_sheet ts where ts.tenant_id = school and ts.student_id = child
  union all
  select id from reports_to_erase(school, child, keeps_completed) as id
  union all
  select rs.id from reports_to_erase(school, child, keeps_completed) as gone_id
  join report_subject rs on rs.tenant_id = school and rs.report_id = gone_id;
end;

create or replace function count_student(school uuid, child uuid, keeps_completed boolean) returns jsonb
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select jsonb_build_object(
    'observations', (select count(*) from observation o where o.tenant_id = school and o.student_id = child),
    'legacyObservations',
      (select count(*) from legacy_observation o where o.tenant_id = school and o.student_id = child),
    'talkSheets', (select count(*) from talk_sheet ts where ts.tenant_id = school and ts.student_id = child),
    'reports', (select count(*) from reports_to_erase(school, child, keeps_completed)),
    'keptReports', (
      select count(*) from report r
      where r.tenant_id = school and r.original_student_id = child and keeps_completed and r.status = 'completed'),
    'classRelations',
      (select count(*) from student_class_relation scr where scr.tenant_id = school and scr.student_id = child),
    'subjectRelations',
      (select count(*) from student_subject_relation ssr where ssr.tenant_id = school and ssr.student_id = child),
    'pictures', (select count(*) from pictures_to_erase(school, child)),
    'auditEntries', (
      select count(*) from audit_entry aue
      where aue.tenant_id = school and aue.entity_id in (select rows_to_erase(school, child, keeps_completed))),
    'notifications', (
      select count(*) from notification n
      where n.tenant_id = school and (
        n.target_id in (select rows_to_erase(school, child, keeps_completed))
        or n.meta_data::text like '%' || child || '%')),
    'storedAnswers', (
      select count(*) from idempotency_key ik
      where ik.tenant_id = school and ik.answer::text like '%' || child || '%'),
    'mails', (select count(*) from mail_outbox mo where mo.facts::text like '%' || child || '%'))
  from student s
  where s.tenant_id = school and s.id = child
    and s.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid;
end;

-- As before, and the sheets of talks are counted.
create or replace function erase_student(school uuid, erasure uuid) returns table (counts jsonb, pictures uuid[])
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  child uuid;
  keeps boolean;
  gone uuid[];
  gone_reports uuid[];
  gone_pictures uuid[];
  kept integer;
  removed jsonb := '{}';
  found_rows integer;
begin
  select ser.student_id, ser.keeps_completed_reports into child, keeps
  from student_erasure ser
  where ser.tenant_id = school and ser.id = erasure
    and ser.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and ser.undone_at is null and ser.carried_out_at is null and ser.due_at <= now()
  for update;
  if not found then
    return;
  end if;
  -- Whoever enters something about the student meanwhile waits for this, and then finds no student.
  perform from student s where s.tenant_id = school and s.id = child for update;

  gone := array(select rows_to_erase(school, child, keeps));
  gone_reports := array(select reports_to_erase(school, child, keeps));
  gone_pictures := array(select pictures_to_erase(school, child));

  -- Who did something stays on record, to whom goes.
  update audit_entry set entity_id = null, change = null where tenant_id = school and entity_id = any(gone);
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('auditEntries', found_rows);

  delete from notification
  where tenant_id = school and (target_id = any(gone) or meta_data::text like '%' || child || '%');
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('notifications', found_rows);

  delete from idempotency_key where tenant_id = school and answer::text like '%' || child || '%';
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('storedAnswers', found_rows);

  -- Feedback names the page that it was written on; the mail itself is somebody else's.
  update mail_outbox set facts = replace(facts::text, child::text, 'erased')::jsonb
  where facts::text like '%' || child || '%';
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('mails', found_rows);

  delete from observation where tenant_id = school and student_id = child;
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('observations', found_rows);

  delete from legacy_observation where tenant_id = school and student_id = child;
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('legacyObservations', found_rows);

  delete from talk_sheet where tenant_id = school and student_id = child;
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('talkSheets', found_rows);

  delete from report where tenant_id = school and id = any(gone_reports);
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('reports', found_rows);

  update report set student_avatar = null where tenant_id = school and original_student_id = child;
  get diagnostics kept = row_count;
  removed := removed || jsonb_build_object('keptReports', kept);

  delete from student_subject_relation where tenant_id = school and student_id = child;
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('subjectRelations', found_rows);

  delete from student_class_relation where tenant_id = school and student_id = child;
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('classRelations', found_rows);

  delete from student where tenant_id = school and id = child;

  delete from stored_file where tenant_id = school and id = any(gone_pictures);
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('pictures', found_rows);

  update student_erasure ser set carried_out_at = now(), counts = removed, note = null
  where ser.tenant_id = school and ser.id = erasure;
  return query select removed, gone_pictures;
end
$$;
