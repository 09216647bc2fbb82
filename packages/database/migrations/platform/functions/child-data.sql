-- What the undo journal keeps of a child, whichever service has recorded it, for the information about that child (rule
-- erasure.3).
create or replace function child_undo_rows(child uuid)
returns table (recorded_at timestamptz, retained_until timestamptz, kind text, action text, table_name text, content jsonb)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select ue.created_at, ue.expires_at, ue.kind, uro.action, uro.table_name, uro.content
  from undo_row uro join undo_entry ue on ue.tenant_id = uro.tenant_id and ue.id = uro.undo_entry_id
  -- An own note of a teacher is for its author alone (rule talk.3).
  where uro.student_id = child and uro.table_name <> 'talk_note';
end;

revoke execute on function child_undo_rows(uuid) from public;
grant execute on function child_undo_rows(uuid) to lernspur_teacher;
