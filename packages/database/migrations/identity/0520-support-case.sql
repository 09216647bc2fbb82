-- What the provider's support desk needs to answer "I cannot get in" (rules support.1 to support.6).
create extension if not exists pg_trgm;

-- Set by an admin of the provider, together with deactivated_at; a person who closes the own account sets neither.
alter table app_user
  add column last_signed_in_at timestamptz,
  add column disabled_reason text check (length(disabled_reason) between 1 and 200),
  add check (disabled_reason is null or deactivated_at is not null);

update app_user u set last_signed_in_at = greatest(
  (select max(ur.last_used_at) from user_role ur where ur.user_id = u.id),
  (select max(se.created_at) from session se where se.user_id = u.id));

-- As the provider sorts and searches people of all schools.
alter table app_user add column searched text collate "de-x-icu"
  generated always as (lower((first_name || ' ' || last_name || ' ' || email) collate "de-x-icu")) stored;

create index app_user_by_last_name on app_user (last_name collate "de-x-icu", first_name collate "de-x-icu", id);
create index app_user_by_first_name on app_user (first_name collate "de-x-icu", last_name collate "de-x-icu", id);
create index app_user_by_email on app_user (email collate "de-x-icu", id);
-- Lists put nulls last in both directions.
create index app_user_by_last_name_down on app_user
  (last_name collate "de-x-icu" desc nulls last, first_name collate "de-x-icu" desc nulls last, id desc);
create index app_user_by_first_name_down on app_user
  (first_name collate "de-x-icu" desc nulls last, last_name collate "de-x-icu" desc nulls last, id desc);
create index app_user_by_email_down on app_user (email collate "de-x-icu" desc nulls last, id desc);
create index app_user_disabled on app_user (id) where disabled_reason is not null;
create index app_user_searched on app_user using gin (searched gin_trgm_ops);
create index user_role_pending on user_role (user_id) where status = 'invitationPending';

grant select (last_signed_in_at, disabled_reason, searched) on app_user to lernspur_provider;

-- The last reply of the mail server, without addresses of pages, which may hold a secret.
alter table mail_outbox add column reply text check (length(reply) <= 300);

-- The key of the account that attempts were counted for, so that a lock is found without knowing the network.
alter table sign_in_throttle add column account bytea check (length(account) = 32);

create index sign_in_throttle_of_account on sign_in_throttle (account) where account is not null;

-- As before; and nobody whose account is closed or disabled could still send an invitation (rule invitation.2).
create or replace function may_invite(person uuid, school uuid, invited text) returns boolean
language sql stable
begin atomic
  select exists (
    select from user_role ur join app_user u on u.id = ur.user_id and u.deactivated_at is null
    where ur.tenant_id = school and ur.user_id = person and ur.status = 'active'
      and (ur.role_type = 'admin' or (ur.role_type = 'manager' and invited <> 'admin')));
end;

create or replace function may_add(person uuid, school uuid, invited text) returns boolean
language sql stable
begin atomic
  select may_invite(person, school, invited) or exists (
    select from user_role ur
    join tenant t on t.id = ur.tenant_id and t.is_provider
    join app_user u on u.id = ur.user_id and u.deactivated_at is null
    where ur.user_id = person and ur.role_type = 'admin' and ur.status = 'active');
end;
