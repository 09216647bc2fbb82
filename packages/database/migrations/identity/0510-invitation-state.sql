-- How an invitation to a role stands, for those who help people in: what became of its mail, and whether the person can
-- sign in. Nothing of the mail itself, and nothing about roles that do not wait. Text and link of a mail are forgotten
-- once it is sent, so that its kind, address and time tell that it belongs to the role.
create function invitation_state(role uuid) returns table (state text, mailed_at timestamptz)
language sql stable security definer set search_path = public, pg_temp rows 1
begin atomic
  select
    case
      when ur.requested_role_type = ur.role_type and exists (
        select from user_role admin_ur
        where admin_ur.tenant_id = ur.tenant_id and admin_ur.role_type = 'admin' and admin_ur.status = 'active'
      ) then 'unconfirmed'
      when mo.status in ('waiting', 'sending') then 'waiting'
      when mo.status in ('failed', 'dropped') then 'refused'
      when u.password_hash is not null or exists (select from external_identity ei where ei.user_id = u.id)
        then 'hasAccount'
      when mo.id is null or mo.settled_at < now() - interval '7 days' then 'expired'
      else 'sent'
    end,
    coalesce(mo.settled_at, mo.created_at)
  from user_role ur
  join app_user u on u.id = ur.user_id
  left join lateral (
    select newest.id, newest.status, newest.created_at, newest.settled_at from mail_outbox newest
    where newest.recipient = u.email and newest.kind = 'roleInvitation' and newest.created_at >= ur.created_at
    order by newest.created_at desc, newest.id desc limit 1
  ) mo on true
  where ur.id = role and ur.status = 'invitationPending';
end;

revoke execute on function invitation_state(uuid) from public;
grant execute on function invitation_state(uuid) to lernspur_provider;
