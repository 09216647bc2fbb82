-- What the provider tells schools: as a notification once, or as a banner as long as it runs. An empty list of roles,
-- states, types or schools is all of them.
create table announcement (
  id uuid primary key default uuidv7(),
  form text not null check (form in ('banner', 'notification')),
  severity text not null check (severity in ('info', 'warning')),
  title_de text not null check (length(title_de) between 1 and 120),
  message_de text not null check (length(message_de) between 1 and 1000),
  title_en text not null check (length(title_en) between 1 and 120),
  message_en text not null check (length(message_en) between 1 and 1000),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_draft boolean not null,
  roles text[] not null check (roles <@ array['admin', 'manager', 'user']),
  state_ids uuid[] not null,
  school_type_ids uuid[] not null,
  school_ids uuid[] not null,
  -- How many people it reaches, counted when it is written and every hour until it ends: a list does not count all
  -- people again for each of its rows.
  reach_count integer not null default 0 check (reach_count >= 0),
  -- When it was told as a notification.
  told_at timestamptz,
  -- Until it is removed for good, a deletion can be undone.
  deleted_at timestamptz,
  created_by_id uuid references app_user on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (starts_at < ends_at)
);

create index announcement_by_start on announcement (starts_at desc, id desc) where deleted_at is null;

-- Who has put a banner away: for good, on every device and in every school.
create table announcement_dismissal (
  announcement_id uuid not null references announcement on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  dismissed_at timestamptz not null default now(),
  primary key (announcement_id, user_id)
);

create index announcement_dismissal_of_user on announcement_dismissal (user_id);

grant select, insert, update, delete on announcement to lernspur_provider;
grant select, insert on announcement_dismissal to lernspur_provider;
grant select on announcement, announcement_dismissal to lernspur_identity;

-- Whether an announcement with this audience is for somebody in this role at this school.
create function is_announced_to(
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
