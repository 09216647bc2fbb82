-- How many people an announcement reaches, counted when it is written and every hour until it ends: a list does not count
-- all people again for each of its rows.
alter table announcement add column reach_count integer not null default 0 check (reach_count >= 0);

-- As before, but naming what it gives: a function of the whole row fails once the table has another column.
drop function shown_announcements(uuid, uuid, timestamptz);

create function shown_announcements(person uuid, school uuid, moment timestamptz) returns table (
  id uuid, severity text, title_de text, message_de text, title_en text, message_en text, starts_at timestamptz)
language sql stable
begin atomic
  select a.id, a.severity, a.title_de, a.message_de, a.title_en, a.message_en, a.starts_at
  from announcement a
  join tenant t on t.id = school and not t.is_provider and not t.is_disabled
  join user_role ur on ur.tenant_id = t.id and ur.user_id = person and ur.status = 'active'
  where a.form = 'banner' and not a.is_draft and a.deleted_at is null
    and a.starts_at <= moment and a.ends_at > moment
    and is_announced_to(a.roles, a.state_ids, a.school_type_ids, a.school_ids, ur.role_type, t.state_id,
      t.school_type_id, t.id)
    and not exists (
      select from announcement_dismissal ad where ad.announcement_id = a.id and ad.user_id = person);
end;

revoke execute on function shown_announcements(uuid, uuid, timestamptz) from public;
grant execute on function shown_announcements(uuid, uuid, timestamptz) to lernspur_identity, lernspur_provider;
