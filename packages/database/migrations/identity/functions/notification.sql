-- Whether news of a kind are mailed to somebody who has not chosen: those of a class that was shared, because whoever
-- has no class does not look, and those of reports, because who teaches one subject is not in the product every day,
-- and others wait for it.
create or replace function is_mailed_unasked(type text) returns boolean
language sql immutable parallel safe
return type in ('classInvite', 'reportSubjectEditRequest', 'reportSubjectCompleted');

-- Whether an account with this address has none (rule external.6); the contract has the domain as well.
create or replace function is_missing_address(email text) returns boolean
language sql immutable parallel safe
return email like '%@no-address.invalid';

-- The address of an account as people see it; null when it has none.
create or replace function visible_address(email text) returns text
language sql immutable parallel safe
return case when is_missing_address(email) then null else email end;

-- The one way to tell people something, for every service and in the transaction of what it tells of; answers who was
-- told. Nobody is told of a school that he or she neither works at nor is invited to. By mail for whom wants that,
-- one mail a call for each person. Repeated news of one topic are mailed once an hour, and an invitation that is on
-- its way tells of its classes itself. The text of news about reports stays in the product, because it may name
-- children.
create or replace function tell_people(news jsonb) returns setof uuid
language sql security definer set search_path = public, pg_temp
begin atomic
  with told as (
    select
      u.id as user_id, u.email as recipient, u.language, n.type, n.texts, n.topic, n.position,
      n."tenantId", n."senderId", n."targetId", n."metaData",
      -- An account without an address is told in the product, whatever was chosen before (rule external.6).
      coalesce(nc.in_app, true) or is_missing_address(u.email) as in_app,
      coalesce(nc.email, is_mailed_unasked(n.type)) and not is_missing_address(u.email)
        and not exists (
          select from notification o
          where o.user_id = u.id and o.topic = n.topic and o.mailed_at > now() - interval '1 hour')
        and not exists (
          select from user_role r join mail_outbox mo on mo.recipient = u.email
          where r.tenant_id = n."tenantId" and r.user_id = u.id and r.status = 'invitationPending'
            and mo.kind in ('roleInvitation', 'invitation') and mo.created_at > now() - interval '1 hour') as by_mail
    from (
      select item ->> 'type' as type, item -> 'texts' as texts, item ->> 'topic' as topic, position,
        (item ->> 'userId')::uuid as "userId", (item ->> 'tenantId')::uuid as "tenantId",
        (item ->> 'senderId')::uuid as "senderId", (item ->> 'targetId')::uuid as "targetId",
        item -> 'metaData' as "metaData"
      from jsonb_array_elements(news) with ordinality as given (item, position)
    ) n
    join app_user u on u.id = n."userId" and u.deactivated_at is null
    left join notification_choice nc on nc.user_id = u.id and nc.type = n.type
    where n."tenantId" is null or exists (
      select from user_role r
      where r.tenant_id = n."tenantId" and r.user_id = u.id and r.status in ('active', 'invitationPending'))
  ), mailed as (
    insert into mail_outbox (kind, recipient, language, facts)
    select 'notification', told.recipient, told.language, jsonb_build_object('news', jsonb_agg(
      jsonb_build_object(
        'title', left(told.texts -> told.language ->> 'title', 255),
        'message', case when told.type in ('classInvite', 'general')
          then left(told.texts -> told.language ->> 'message', 2000) end)
      order by told.position))
    from told
    where told.by_mail
    group by told.recipient, told.language
  )
  insert into notification (user_id, tenant_id, type, channel, title, message, texts, is_read, sender_id, target_id,
    meta_data, topic, mailed_at)
  select
    told.user_id, told."tenantId", told.type, case when told.in_app then 'inApp' else 'email' end,
    left(told.texts -> told.language ->> 'title', 255), left(told.texts -> told.language ->> 'message', 2000),
    (
      select jsonb_object_agg(key, jsonb_build_object(
        'title', left(value ->> 'title', 255), 'message', left(value ->> 'message', 2000)))
      from jsonb_each(told.texts)
    ),
    not told.in_app, told."senderId", told."targetId", nullif(told."metaData", 'null'::jsonb), told.topic,
    case when told.by_mail then now() end
  from told
  where told.in_app or told.by_mail
  order by told.user_id, told.topic
  on conflict (user_id, topic) where not is_read do update set
    type = excluded.type, title = excluded.title, message = excluded.message, texts = excluded.texts,
    sender_id = excluded.sender_id, target_id = excluded.target_id, meta_data = excluded.meta_data,
    mailed_at = coalesce(excluded.mailed_at, notification.mailed_at), created_at = clock_timestamp()
  returning user_id;
end;

revoke execute on function tell_people(jsonb) from public;
grant execute on function tell_people(jsonb)
  to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;
