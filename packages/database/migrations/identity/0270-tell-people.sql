-- What an unread notification is about: a newer one of the same topic takes its place instead of standing beside it.
alter table notification add column topic text check (length(topic) <= 255);

create unique index notification_of_topic on notification (user_id, topic) where not is_read;

-- The one way to tell people something, for every service and in the transaction of what it tells of; answers who was
-- told. Nobody is told of a school that he or she neither works at nor is invited to.
create function tell_people(news jsonb) returns setof uuid
language sql security definer set search_path = public, pg_temp
begin atomic
  insert into notification (user_id, tenant_id, type, title, message, sender_id, target_id, meta_data, topic)
  select
    u.id, n."tenantId", n.type,
    left(n.texts -> u.language ->> 'title', 255), left(n.texts -> u.language ->> 'message', 2000),
    n."senderId", n."targetId", n."metaData", n.topic
  from jsonb_to_recordset(news) as n (
    "userId" uuid, "tenantId" uuid, type text, texts jsonb, "senderId" uuid, "targetId" uuid, "metaData" jsonb, topic text)
  join app_user u on u.id = n."userId" and u.deactivated_at is null
  where n."tenantId" is null or exists (
    select from user_role r
    where r.tenant_id = n."tenantId" and r.user_id = u.id and r.status in ('active', 'invitationPending'))
  order by u.id, n.topic
  on conflict (user_id, topic) where not is_read do update set
    type = excluded.type, title = excluded.title, message = excluded.message, sender_id = excluded.sender_id,
    target_id = excluded.target_id, meta_data = excluded.meta_data, created_at = clock_timestamp()
  returning user_id;
end;

revoke execute on function tell_people(jsonb) from public;
grant execute on function tell_people(jsonb)
  to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;

-- Services other than identity have never written the table itself, and now need not.
revoke insert on notification from lernspur_school_admin, lernspur_teacher, lernspur_provider;
