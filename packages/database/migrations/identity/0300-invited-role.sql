-- Who invited the person of a role; an invitation by code has always known it. Null for roles that nobody invited to.
alter table user_role add column inviter_id uuid references app_user;

create index user_role_of_inviter on user_role (inviter_id) where status = 'invitationPending';

-- What the provider wants somebody to be, as long as no admin of the school has confirmed it. A role that waits for an
-- answer is of that type already, an active one keeps its own; so no active role is what is only asked for.
alter table user_role
  add column requested_role_type text check (requested_role_type in ('admin', 'manager')),
  add column requested_by_id uuid references app_user,
  add column requested_at timestamptz,
  add check (requested_role_type is null or (requested_by_id is not null and requested_at is not null)),
  add check (status <> 'active' or requested_role_type is distinct from role_type);

create index user_role_requested on user_role (tenant_id, requested_at) where requested_role_type is not null;

-- The audit of the school, or of the provider, tells who sent those that wait now.
do $$
declare
  noted record;
begin
  for noted in select t.id, t.is_provider from tenant t loop
    perform set_config('app.tenant_id', noted.id::text, true);
    update user_role ur
    set inviter_id = (
      select aue.user_id from audit_entry aue
      where aue.tenant_id = noted.id and aue.entity_id = ur.id and aue.action = 'user-role.create'
      order by aue.id desc limit 1)
    where ur.status = 'invitationPending' and ur.inviter_id is null and (noted.is_provider or ur.tenant_id = noted.id);
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

-- Whether somebody may invite to a school, with a role type, by a code.
create function may_invite(person uuid, school uuid, invited text) returns boolean
language sql stable
begin atomic
  select exists (
    select from user_role ur
    where ur.tenant_id = school and ur.user_id = person and ur.status = 'active'
      and (ur.role_type = 'admin' or (ur.role_type = 'manager' and invited <> 'admin')));
end;

-- Whether somebody may add a person to a school, with a role type: the admins of the provider add people to all.
create function may_add(person uuid, school uuid, invited text) returns boolean
language sql stable
begin atomic
  select may_invite(person, school, invited) or exists (
    select from user_role ur join tenant t on t.id = ur.tenant_id and t.is_provider
    where ur.user_id = person and ur.role_type = 'admin' and ur.status = 'active');
end;

-- Withdraws what somebody has sent and could not send any more. It takes away nothing that is open, so any service may
-- call it for anybody. Answers what was withdrawn.
create function withdraw_invitations(inviter uuid) returns table (noun text, tenant_id uuid, id uuid)
language sql security definer set search_path = public, pg_temp
begin atomic
  with codes as (
    delete from invitation i
    where i.inviter_id = inviter and not may_invite(inviter, i.tenant_id, i.user_role_type)
    returning i.tenant_id, i.id
  ), roles as (
    update user_role ur
    set status = 'invitationDeclined', requested_role_type = null, updated_at = clock_timestamp()
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

grant select (inviter_id) on invitation to lernspur_school_admin;

-- Those of people who have left already, so that none opens again should they return.
do $$
declare
  inviter uuid;
begin
  for inviter in select distinct i.inviter_id from invitation i loop
    perform withdraw_invitations(inviter);
  end loop;
end
$$;
