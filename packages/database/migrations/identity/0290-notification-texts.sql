-- What a notification says in each language, so that it speaks the one of whoever reads it, also after a change of it.
-- Those from before have their title and message only.
alter table notification add column texts jsonb check (jsonb_typeof(texts) = 'object');

-- As before; the languages are kept beside the one that the person had chosen then.
create or replace function tell_people(news jsonb) returns setof uuid
language sql security definer set search_path = public, pg_temp
begin atomic
  insert into notification (user_id, tenant_id, type, title, message, texts, sender_id, target_id, meta_data, topic)
  select
    u.id, n."tenantId", n.type,
    left(n.texts -> u.language ->> 'title', 255), left(n.texts -> u.language ->> 'message', 2000),
    (
      select jsonb_object_agg(key, jsonb_build_object(
        'title', left(value ->> 'title', 255), 'message', left(value ->> 'message', 2000)))
      from jsonb_each(n.texts)
    ),
    n."senderId", n."targetId", n."metaData", n.topic
  from jsonb_to_recordset(news) as n (
    "userId" uuid, "tenantId" uuid, type text, texts jsonb, "senderId" uuid, "targetId" uuid, "metaData" jsonb, topic text)
  join app_user u on u.id = n."userId" and u.deactivated_at is null
  where n."tenantId" is null or exists (
    select from user_role r
    where r.tenant_id = n."tenantId" and r.user_id = u.id and r.status in ('active', 'invitationPending'))
  order by u.id, n.topic
  on conflict (user_id, topic) where not is_read do update set
    type = excluded.type, title = excluded.title, message = excluded.message, texts = excluded.texts,
    sender_id = excluded.sender_id, target_id = excluded.target_id, meta_data = excluded.meta_data,
    created_at = clock_timestamp()
  returning user_id;
end;
