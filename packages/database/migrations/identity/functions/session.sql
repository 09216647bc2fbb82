-- The only thing other services learn of sessions. Rolls the expiry, but writes at most every five minutes; a session
-- ends 90 days after its beginning, however much it is used.
create or replace function resolve_session(presented bytea)
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
      and (r.ends_at is null or r.ends_at > now())
  where s.token_hash = presented
    and s.expires_at > now()
    and s.created_at > now() - interval '90 days'
    and (not s.is_shared_device or s.last_seen_at > now() - interval '12 hours');
  if not found then
    return;
  end if;
  if seen < now() - interval '5 minutes' then
    update session s set
      last_seen_at = now(),
      expires_at = least(now() + interval '14 days', s.created_at + interval '90 days')
    where s.id = session_id;
  end if;
  return next;
end
$$;

revoke execute on function resolve_session(bytea) from public;
grant execute on function resolve_session(bytea)
  to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;

-- Which of the given sessions still stand, each with its active role, by the rule of resolve_session: a service that
-- keeps a stream open asks now and then whether it may.
create or replace function live_roles(sessions uuid[]) returns table (session_id uuid, user_role_id uuid, role_type text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, r.id, r.role_type
  from session s
  join app_user u on u.id = s.user_id and u.deactivated_at is null
  join user_role r on r.id = s.user_role_id and r.user_id = s.user_id and r.status = 'active'
    and (r.ends_at is null or r.ends_at > now())
  join tenant t on t.id = r.tenant_id and not t.is_disabled
  where s.id = any(sessions)
    and s.expires_at > now()
    and s.created_at > now() - interval '90 days'
    and (not s.is_shared_device or s.last_seen_at > now() - interval '12 hours')
$$;

revoke execute on function live_roles(uuid[]) from public;
grant execute on function live_roles(uuid[]) to lernspur_teacher;

-- Whether the person of a session has confirmed within some minutes who it is.
create or replace function is_session_confirmed(presented uuid, within_minutes integer) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (
    select from session s
    where s.id = presented and s.confirmed_at > now() - make_interval(mins => within_minutes)
  )
$$;

revoke execute on function is_session_confirmed(uuid, integer) from public;
grant execute on function is_session_confirmed(uuid, integer)
  to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;

-- Where the school of a session is now that it has moved to another installation (rule move.3): the school that the
-- session was last in, else the one where the person worked last. Null for everybody else.
create or replace function moved_address(presented uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select m.moved_to
  from session s
  join user_role r on r.user_id = s.user_id and r.status = 'active'
    and (s.user_role_id is null or r.id = s.user_role_id)
  join school_move m on m.school_id = r.tenant_id and m.direction = 'out' and m.moved_to is not null
    and m.undone_at is null
  where s.id = presented
  order by r.last_used_at desc nulls last
  limit 1
$$;

revoke execute on function moved_address(uuid) from public;
grant execute on function moved_address(uuid)
  to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;
