-- The sheets about a child that have an own note of the author, for the information about that child (rules talk.3 and
-- erasure.3), which says that there is one and not what it says. Whoever leads the school gives it; to nobody else this
-- tells anything.
create or replace function child_talk_notes(child uuid) returns table (talk_sheet_id uuid)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select ts.id
  from talk_note tn join talk_sheet ts on ts.tenant_id = tn.tenant_id and ts.id = tn.talk_sheet_id
  where ts.student_id = child and exists (
    select from user_role ur
    where ur.tenant_id = ts.tenant_id and ur.user_id = nullif(current_setting('app.user_id', true), '')::uuid
      and ur.status = 'active' and ur.role_type <> 'user');
end;

revoke execute on function child_talk_notes(uuid) from public;
grant execute on function child_talk_notes(uuid) to lernspur_teacher;
