-- The own notes of authors on sheets about a child, for the information about that child (rules talk.3, erasure.3). Whoever
-- leads the school gives it; to nobody else this tells anything.
create or replace function child_talk_notes(child uuid) returns table (talk_sheet_id uuid, note text)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select ts.id, tn.note
  from talk_note tn join talk_sheet ts on ts.tenant_id = tn.tenant_id and ts.id = tn.talk_sheet_id
  where ts.student_id = child and exists (
    select from user_role ur
    where ur.tenant_id = ts.tenant_id and ur.user_id = nullif(current_setting('app.user_id', true), '')::uuid
      and ur.status = 'active' and ur.role_type <> 'user');
end;

revoke execute on function child_talk_notes(uuid) from public;
grant execute on function child_talk_notes(uuid) to lernspur_teacher;
