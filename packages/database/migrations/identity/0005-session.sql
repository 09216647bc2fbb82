-- A session is known by the hash of its token only; a stolen table opens no door.
create table session (
  id uuid primary key default uuidv7(),
  token_hash bytea not null unique check (length(token_hash) = 32),
  user_id uuid not null references app_user on delete cascade,
  user_role_id uuid references user_role on delete set null,
  is_shared_device boolean not null default false,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '14 days'
);

create index session_of_user on session (user_id);
create index session_of_role on session (user_role_id);
create index session_expiry on session (expires_at);

grant select, insert, update, delete on session to lernspur_identity;

-- The only thing other services learn of sessions. Rolls the expiry, but writes at most every five minutes.
create function resolve_session(presented bytea)
returns table (
  session_id uuid,
  user_id uuid,
  tenant_id uuid,
  user_role_id uuid,
  role_type text,
  is_provider boolean,
  language text
)
language plpgsql volatile security definer set search_path = public, pg_temp rows 1 as $$
declare
  seen timestamptz;
begin
  select
    s.id, s.user_id, t.id, r.id, r.role_type, coalesce(t.is_provider, false), u.language, s.last_seen_at
  into session_id, user_id, tenant_id, user_role_id, role_type, is_provider, language, seen
  from session s
  join app_user u on u.id = s.user_id and u.deactivated_at is null
  left join (user_role r join tenant t on t.id = r.tenant_id and not t.is_disabled)
    on r.id = s.user_role_id and r.user_id = s.user_id and r.status = 'active'
  where s.token_hash = presented
    and s.expires_at > now()
    and (not s.is_shared_device or s.last_seen_at > now() - interval '12 hours');
  if not found then
    return;
  end if;
  if seen < now() - interval '5 minutes' then
    update session set last_seen_at = now(), expires_at = now() + interval '14 days' where id = session_id;
  end if;
  return next;
end
$$;

revoke execute on function resolve_session(bytea) from public;
grant execute on function resolve_session(bytea)
  to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;
