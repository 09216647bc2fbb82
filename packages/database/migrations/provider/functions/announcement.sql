-- Whether an announcement with this audience is for somebody in this role at this school.
create or replace function is_announced_to(
  roles text[], state_ids uuid[], school_type_ids uuid[], school_ids uuid[],
  role_type text, state_id uuid, school_type_id uuid, school_id uuid
) returns boolean
language sql immutable parallel safe
return (cardinality(roles) = 0 or role_type = any(roles))
  and (cardinality(state_ids) = 0 or state_id = any(state_ids))
  and (cardinality(school_type_ids) = 0 or coalesce(school_type_id = any(school_type_ids), false))
  and (cardinality(school_ids) = 0 or school_id = any(school_ids));

-- Banners that run at a moment for somebody at a school, without those that he or she has put away. It names what it
-- gives: a function of the whole row fails once the table has another column.
create or replace function shown_announcements(person uuid, school uuid, moment timestamptz) returns table (
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

revoke execute on function shown_announcements(uuid, uuid, timestamp with time zone) from public;
grant execute on function shown_announcements(uuid, uuid, timestamp with time zone)
  to lernspur_identity, lernspur_provider, lernspur_school_admin;
