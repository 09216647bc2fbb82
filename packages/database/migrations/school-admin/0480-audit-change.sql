-- What became of the fields of a row: field → [before, after]. School admins read it (rule audit.1).
alter table audit_entry add column change jsonb;

create index audit_entry_of_person on audit_entry (tenant_id, user_id, created_at);
create index audit_entry_of_noun on audit_entry (tenant_id, split_part(action, '.', 1), created_at);

grant select on audit_entry to lernspur_school_admin;
-- What a scale or an assessment of the audit is called.
grant select (tenant_id, id, name) on performance_visual, performance_assessment to lernspur_school_admin;

-- The names of a deleted child do not outlive the row: services add to the audit and cannot change it, so this does.
create function forget_audit_changes(school uuid, entity uuid) returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  update audit_entry aue set change = null
  where aue.tenant_id = school
    and aue.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and aue.entity_id = entity and aue.change is not null;
end;

revoke execute on function forget_audit_changes(uuid, uuid) from public;
grant execute on function forget_audit_changes(uuid, uuid) to lernspur_school_admin;

-- As before; what the audit said about the names of the child goes with the reference to it.
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
