-- A session ends 90 days after its beginning, however much it is used.
update session set expires_at = created_at + interval '90 days' where expires_at > created_at + interval '90 days';

create index session_beginning on session (created_at);

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
