-- Who may do what with these tables: each service all that it must, and nothing else.
grant insert on audit_entry to lernspur_identity, lernspur_teacher, lernspur_provider;
-- Services add to the audit and nothing else; admins of a school read it (rule audit.1).
grant select, insert on audit_entry to lernspur_school_admin;

grant select, insert, update (facts, undone_at, undone_by_id), delete on undo_entry
  to lernspur_school_admin, lernspur_teacher;
grant select, insert, update (skip_reason), delete on undo_row to lernspur_school_admin, lernspur_teacher;

grant select, insert, update, delete on idempotency_key to lernspur_identity;
grant select, insert, update on idempotency_key to lernspur_school_admin, lernspur_teacher, lernspur_provider;

grant select on backup_record to lernspur_provider;

grant select (kind, name, is_enabled) on registry.release_unit to lernspur_provider;
grant select on registry.release_unit to lernspur_gateway;
grant select, insert, update (is_enabled) on registry.release_unit to lernspur_release;

grant select on registry.release_version to lernspur_gateway;
grant select, insert, delete on registry.release_version to lernspur_release;

grant select (kind, name, channel, version) on registry.release_channel to lernspur_provider;
grant select on registry.release_channel to lernspur_gateway;
grant select, insert, update (version, weight, since, together), delete on registry.release_channel
  to lernspur_release;

grant select on registry.release_pin to lernspur_gateway;
grant select, insert, update (version), delete on registry.release_pin to lernspur_release;

grant select, insert on registry.release_event to lernspur_release;

grant select, insert, update (shown, failed, errors, calls, slow) on registry.release_count to lernspur_gateway;
grant select, delete on registry.release_count to lernspur_release;

-- What functions of other owners read.
grant select on audit_entry to lernspur_provider_owner;
grant select (tenant_id, file_id) on undo_row to lernspur_teacher_owner;
