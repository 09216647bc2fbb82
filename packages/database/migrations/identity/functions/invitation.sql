-- Whether somebody may invite to a school, with a role type, by a code. Nobody whose account is closed or disabled
-- may (rule invitation.2).
create or replace function may_invite(person uuid, school uuid, invited text) returns boolean
language sql stable
begin atomic
  select exists (
    select from user_role ur join app_user u on u.id = ur.user_id and u.deactivated_at is null
    where ur.tenant_id = school and ur.user_id = person and ur.status = 'active'
      and (ur.ends_at is null or ur.ends_at > now())
      and (ur.role_type = 'admin' or (ur.role_type = 'manager' and invited <> 'admin')));
end;

-- Whether somebody may add a person to a school, with a role type: the admins of the provider add people to all.
create or replace function may_add(person uuid, school uuid, invited text) returns boolean
language sql stable
begin atomic
  select may_invite(person, school, invited) or exists (
    select from user_role ur
    join tenant t on t.id = ur.tenant_id and t.is_provider
    join app_user u on u.id = ur.user_id and u.deactivated_at is null
    where ur.user_id = person and ur.role_type = 'admin' and ur.status = 'active'
      and (ur.ends_at is null or ur.ends_at > now()));
end;

-- Withdraws what somebody has sent and could not send any more. It takes away nothing that is open, so any service may
-- call it for anybody. Answers what was withdrawn.
create or replace function withdraw_invitations(inviter uuid) returns table (noun text, tenant_id uuid, id uuid)
language sql security definer set search_path = public, pg_temp
begin atomic
  with codes as (
    delete from invitation i
    where i.inviter_id = inviter and not may_invite(inviter, i.tenant_id, i.user_role_type)
    returning i.tenant_id, i.id
  ), roles as (
    update user_role ur
    set status = 'invitationDeclined', requested_role_type = null, requested_loss = null, updated_at = clock_timestamp()
    where ur.inviter_id = inviter and ur.status = 'invitationPending'
      and not may_add(inviter, ur.tenant_id, ur.role_type)
    returning ur.tenant_id, ur.id
  )
  select 'invitation', codes.tenant_id, codes.id from codes
  union all
  select 'user-role', roles.tenant_id, roles.id from roles;
end;

revoke execute on function withdraw_invitations(uuid) from public;
grant execute on function withdraw_invitations(uuid) to lernspur_identity, lernspur_school_admin, lernspur_provider;

-- How an invitation to a role stands, for those who help people in: what became of its mail, and whether the person can
-- sign in. Nothing of the mail itself, and nothing about roles that do not wait. Text and link of a mail are forgotten
-- once it is sent, so that its kind, address and time tell that it belongs to the role.
create or replace function invitation_state(role uuid) returns table (state text, mailed_at timestamptz)
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
