-- Erasing a student reaches over the tables of all owners, so it belongs to the platform.

-- Reports of a student that go with him or her: all, or those that were never completed.
create or replace function reports_to_erase(school uuid, child uuid, keeps_completed boolean) returns setof uuid
language sql stable set search_path = public, pg_temp
begin atomic
  select r.id from report r
  where r.tenant_id = school and r.original_student_id = child and not (keeps_completed and r.status = 'completed');
end;

revoke execute on function reports_to_erase(uuid, uuid, boolean) from public;

-- Every row that goes with a student; the audit and notifications refer to rows by their ids. Private notes go with
-- their sheets.
create or replace function rows_to_erase(school uuid, child uuid, keeps_completed boolean) returns setof uuid
language sql stable set search_path = public, pg_temp
begin atomic
  select child
  union all
  select scr.id from student_class_relation scr where scr.tenant_id = school and scr.student_id = child
  union all
  select fcr.id from former_class_relation fcr where fcr.tenant_id = school and fcr.student_id = child
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

revoke execute on function rows_to_erase(uuid, uuid, boolean) from public;

-- Pictures of a student that nobody else's row shows, and photos of entries, which nothing else shows. Reports that
-- stay lose theirs, since no report prints it.
create or replace function pictures_to_erase(school uuid, child uuid) returns setof uuid
language sql stable set search_path = public, pg_temp
begin atomic
  select sf.id
  from stored_file sf
  where sf.tenant_id = school
    and '/api/files/' || sf.id in (
      select s.avatar from student s where s.tenant_id = school and s.id = child
      union all
      select r.student_avatar from report r where r.tenant_id = school and r.original_student_id = child)
    and not exists (
      select from student s where s.tenant_id = school and s.id <> child and s.avatar = '/api/files/' || sf.id)
    and not exists (
      select from report r
      where r.tenant_id = school and r.original_student_id <> child and r.student_avatar = '/api/files/' || sf.id)
    and not exists (
      select from performance_level pl where pl.tenant_id = school and pl.picture_file_id = sf.id)
    and not exists (
      select from legacy_performance_level lpl where lpl.tenant_id = school and lpl.picture_file_id = sf.id)
  union all
  select op.file_id from observation_photo op where op.tenant_id = school and op.student_id = child
  union all
  select uro.file_id from undo_row uro
  where uro.tenant_id = school and uro.student_id = child and uro.file_id is not null;
end;

revoke execute on function pictures_to_erase(uuid, uuid) from public;

-- What erasing a student would remove, by kind; `keptReports` stay. Null when the school has no such student.
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
      where ik.tenant_id = school and (
        ik.subject_ids && array(select rows_to_erase(school, child, keeps_completed))
        or ik.answer::text like '%' || child || '%')),
    'mails', (select count(*) from mail_outbox mo where mo.facts::text like '%' || child || '%'))
  from student s
  where s.tenant_id = school and s.id = child
    and s.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid;
end;

revoke execute on function count_student(uuid, uuid, boolean) from public;
grant execute on function count_student(uuid, uuid, boolean) to lernspur_school_admin;

-- Erases the student of a request whose time has come, records how many rows went, and answers their counts with the
-- files that were shown, pictures and printed reports; null when it is not due. Deletions happen here because the rows belong to several
-- services.
create or replace function erase_student(school uuid, erasure uuid) returns table (counts jsonb, pictures uuid[])
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  child uuid;
  keeps boolean;
  gone uuid[];
  gone_reports uuid[];
  gone_pictures uuid[];
  gone_files uuid[];
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
  gone_files := array(
    select rf.id from report_file rf where rf.tenant_id = school and rf.report_id = any(gone_reports));

  -- Who did something stays on record, to whom goes.
  update audit_entry set entity_id = null, change = null where tenant_id = school and entity_id = any(gone);
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('auditEntries', found_rows);

  delete from notification
  where tenant_id = school and (target_id = any(gone) or meta_data::text like '%' || child || '%');
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('notifications', found_rows);

  delete from idempotency_key
  where tenant_id = school and (subject_ids && gone or answer::text like '%' || child || '%');
  get diagnostics found_rows = row_count;
  removed := removed || jsonb_build_object('storedAnswers', found_rows);

  -- An undone join names both children by their ids.
  delete from undo_entry ue
  where ue.tenant_id = school and child::text in (ue.facts ->> 'studentId', ue.facts ->> 'sourceId');

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
  return query select removed, gone_pictures || gone_files;
end
$$;

revoke execute on function erase_student(uuid, uuid) from public;
grant execute on function erase_student(uuid, uuid) to lernspur_school_admin;

-- Requests whose time has come, of all schools; the school is set for one at a time, so that the policies hold.
create or replace function due_student_erasures() returns table (school uuid, erasure uuid)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  for school in select t.id from tenant t order by t.id loop
    perform set_config('app.tenant_id', school::text, true);
    for erasure in
      select ser.id from student_erasure ser
      where ser.tenant_id = school and ser.undone_at is null and ser.carried_out_at is null and ser.due_at <= now()
      order by ser.due_at
    loop
      return next;
    end loop;
  end loop;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function due_student_erasures() from public;
grant execute on function due_student_erasures() to lernspur_school_admin;
