-- What every service may do that a team has added, given to its two roles in this one place (rule service-release.10): to
-- find out who calls, to check rights on classes, to add to the audit, to answer a repeated create and to tell people of
-- something; and to read what schools have set up, children's names included. It refers to those rows from tables of its
-- own. It reads nothing that was written about a child. Who migrates calls it, with the rights of all owners.
create or replace procedure admit_service(service text) language plpgsql set search_path = public, pg_temp as $$
declare
  login text := 'lernspur_' || replace(service, '-', '_');
  owner text := login || '_owner';
begin
  if service !~ '^[a-z]+(-[a-z]+)*$' or service in ('identity', 'teacher', 'school-admin', 'provider') then
    raise exception '% is no name of a service that can be added', service;
  end if;
  execute format('grant insert on audit_entry to %I', login);
  execute format('grant select, insert, update on idempotency_key to %I', login);
  execute format('grant execute on function last_change(uuid, uuid) to %I', login);
  execute format('grant execute on function resolve_session(bytea) to %I', login);
  execute format('grant execute on function resolve_program_token(uuid, bytea, integer, text) to %I', login);
  execute format('grant execute on function queue_webhook_events(uuid, text, uuid[], boolean) to %I', login);
  execute format('grant execute on function is_session_confirmed(uuid, integer) to %I', login);
  execute format('grant execute on function moved_address(uuid) to %I', login);
  execute format(
    'grant select (id, school_id, direction, moved_to, switched_at, undone_at, removed_at) on school_move to %I', login
  );
  execute format('grant execute on function tell_people(jsonb) to %I', login);
  execute format('grant select (id, first_name, last_name, avatar, language, name_order) on app_user to %I', login);
  execute format('grant select (id, user_id, tenant_id, role_type, status) on user_role to %I', login);
  execute format('grant select on tenant, country, state, school_type to %I', login);
  execute format('grant select on school_year, school_term, school_class, school_class_year, school_subject to %I', login);
  execute format('grant select on student, student_class_relation, student_subject_relation to %I', login);
  execute format('grant select on class_access_right, class_access_right_subject to %I', login);
  execute format('grant execute on procedure protect_tenant_table(regclass) to %I', owner);
  execute format(
    'grant references on tenant, app_user, school_year, school_term, school_class, school_subject, student to %I', owner
  );
end
$$;

revoke execute on procedure admit_service(text) from public;
