-- From the schema of 97f864d4, which 143 steps had made, to the one that the baseline makes: of it changes to whom it
-- belongs, two functions go that only versions before it called, and the undo journal, a file of the baseline that runs
-- after this, takes the place of nine tables and a column. What waits in these can no longer be undone. Runs once, as
-- whoever migrates.
drop function grant_invited_rights(uuid, uuid, uuid);
drop function roll_over_scales(uuid, uuid);

-- The functions that read these tables are applied whole after this.
drop function count_student(uuid, uuid, boolean), rows_to_erase(uuid, uuid, boolean), pictures_to_erase(uuid, uuid);
drop table deleted_observation_photo, deleted_observation, scale_change_entry, scale_change, deleted_subject_student,
  deleted_subject, subject_change, student_import_change, student_import;
alter table report_subject drop column before_recalculation;

alter schema registry owner to lernspur_platform_owner;

do $$
declare
  owned record;
  item text;
begin
  for owned in select * from (values
    ('lernspur_platform_owner', array[
      'audit_entry', 'idempotency_key', 'backup_record', 'registry.release_unit', 'registry.release_version',
      'registry.release_channel', 'registry.release_pin', 'registry.release_event', 'registry.release_count']),
    ('lernspur_identity_owner', array[
      'app_user', 'user_role', 'session', 'sign_in_throttle', 'mail_outbox', 'mail_cooldown', 'allowed_email',
      'invitation', 'one_time_code', 'notification', 'auth_attempt', 'two_factor', 'recovery_code',
      'external_identity', 'external_sign_in', 'mail_allowance', 'known_device', 'two_factor_reset',
      'consent', 'notification_choice']),
    ('lernspur_provider_owner', array[
      'tenant', 'template_version', 'template_version_subject', 'school_day', 'installation_day',
      'announcement', 'announcement_dismissal']),
    ('lernspur_school_admin_owner', array[
      'country', 'state', 'school_type', 'school_year', 'school_term', 'school_class', 'school_class_year',
      'school_subject', 'competence_domain', 'competence', 'student', 'student_class_relation',
      'student_subject_relation', 'class_access_right', 'class_access_right_subject',
      'invitation_access_right', 'invitation_access_right_subject', 'student_erasure', 'school_closing',
      'retention_rule', 'retention_choice', 'retention_deletion', 'retention_notice',
      'school_calendar', 'school_type_span', 'roll_over', 'roll_over_class', 'roll_over_notice',
      'student_name_part', 'school_year_document']),
    ('lernspur_teacher_owner', array[
      'performance_visual', 'performance_level', 'performance_assessment', 'observation', 'report_group',
      'report', 'report_subject', 'stored_file', 'assessment_type', 'legacy_performance_level',
      'legacy_observation', 'observation_photo', 'seating_plan',
      'seating_desk', 'talk_sheet', 'talk_note', 'week_plan_item', 'report_file', 'report_set',
      'text_block_list', 'seal_key', 'report_seal', 'published_seal_key', 'withdrawn_document',
      'observation_trace', 'performance_visual_document'])
  ) as relations (owner, names)
  loop
    foreach item in array owned.names loop
      execute format('alter table %s owner to %I', item, owned.owner);
    end loop;
  end loop;
  for owned in select * from (values
    ('lernspur_platform_owner', array[
      'protect_tenant_table', 'fold_text', 'spell_out_text', 'search_text', 'last_change',
      'forget_audit_entries', 'forget_audit_changes', 'acts_about_school', 'iso_instant', 'school_today',
      'registry.end_canary', 'retention_year', 'retention_years', 'retention_leavers', 'retention_records',
      'retention_due', 'delete_due', 'school_tables', 'count_school', 'close_school', 'reports_to_erase',
      'erase_student', 'due_student_erasures']),
    ('lernspur_identity_owner', array[
      'resolve_session', 'live_roles', 'is_mailed_unasked', 'tell_people', 'may_invite', 'may_add',
      'withdraw_invitations', 'invitation_state']),
    ('lernspur_provider_owner', array[
      'template_digest', 'is_announced_to', 'shown_announcements', 'years_of_school', 'templates_of_school',
      'storage_of_school', 'school_beginnings', 'count_school_days', 'template_domains', 'template_holders']),
    ('lernspur_school_admin_owner', array[
      'end_class_rights', 'rights_to_give', 'grant_invited_classes']),
    ('lernspur_teacher_owner', array[
      'observation_count', 'forget_files', 'take_reports', 'subject_report_count', 'copy_class_scales',
      'own_talk_notes', 'own_text_blocks'])
  ) as routines (owner, names)
  loop
    foreach item in array owned.names loop
      execute format('alter routine %s owner to %I', item, owned.owner);
    end loop;
  end loop;
end
$$;

alter statistics observation_dependencies owner to lernspur_teacher_owner;
alter statistics legacy_observation_dependencies owner to lernspur_teacher_owner;

-- What the baseline grants between owners where it makes tables; its grants for services and functions run after this.

create or replace procedure protect_tenant_table(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_isolation on %s using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))',
    target
  );
  execute format('grant select, delete on %s to lernspur_platform_owner', target);
end
$$;

grant execute on procedure protect_tenant_table(regclass)
  to lernspur_identity_owner, lernspur_provider_owner, lernspur_school_admin_owner, lernspur_teacher_owner;
grant references on country, state, school_type to lernspur_provider_owner;
grant references on tenant
  to lernspur_identity_owner, lernspur_platform_owner, lernspur_school_admin_owner, lernspur_teacher_owner;
grant references on app_user
  to lernspur_platform_owner, lernspur_provider_owner, lernspur_school_admin_owner, lernspur_teacher_owner;
grant references on invitation to lernspur_school_admin_owner;
grant references on school_term, school_class, school_subject, competence, student, student_class_relation
  to lernspur_teacher_owner;
grant references on assessment_type to lernspur_school_admin_owner;
grant references on school_class, student, report, stored_file to lernspur_platform_owner;

do $$
declare
  item regclass;
begin
  for item in select polrelid::regclass from pg_policy where polname = 'tenant_isolation' loop
    execute format('grant select, delete on %s to lernspur_platform_owner', item);
  end loop;
end
$$;
