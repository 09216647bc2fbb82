-- Which of the given sessions still stand, each with its active role, by the rule of resolve_session: a service that
-- keeps a stream open asks now and then whether it may.
create function live_roles(sessions uuid[]) returns table (session_id uuid, user_role_id uuid, role_type text)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.id, r.id, r.role_type
  from session s
  join app_user u on u.id = s.user_id and u.deactivated_at is null
  join user_role r on r.id = s.user_role_id and r.user_id = s.user_id and r.status = 'active'
  join tenant t on t.id = r.tenant_id and not t.is_disabled
  where s.id = any(sessions)
    and s.expires_at > now()
    and s.created_at > now() - interval '90 days'
    and (not s.is_shared_device or s.last_seen_at > now() - interval '12 hours')
$$;

revoke execute on function live_roles(uuid[]) from public;
grant execute on function live_roles(uuid[]) to lernspur_teacher;
