-- Queues an event for each webhook that is to be told of it, in the transaction of the change (rule webhook.2): the one
-- thing that services do with webhooks. Those of a paused one wait, as do those that a pause meets on their way: they are
-- looked at again every hour. A receiver that has said how long to wait is called no sooner. An event of the provider is
-- queued at the provider, whichever school it is about.
create or replace function queue_webhook_events(school uuid, told_event text, entities uuid[], of_provider boolean)
returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  owner_id uuid := case when of_provider then (select t.id from tenant t where t.is_provider) else school end;
begin
  if owner_id is null or (not of_provider and before <> school::text) then
    return;
  end if;
  perform set_config('app.tenant_id', owner_id::text, true);
  with queued as (
    insert into webhook_delivery (tenant_id, webhook_id, event, entity_id)
    select wh.tenant_id, wh.id, told_event, entity.id
    from webhook wh
    join program_token pt on pt.tenant_id = wh.tenant_id and pt.id = wh.program_token_id
      and pt.revoked_at is null and pt.expires_at > now()
    cross join (select distinct one as id from unnest(entities) as one where one is not null) as entity
    where wh.tenant_id = owner_id and told_event = any(wh.events)
    returning id, webhook_id
  )
  insert into webhook_due (delivery_id, tenant_id, webhook_id, origin, due_at)
  select queued.id, wh.tenant_id, wh.id, substring(wh.address from '^[a-z]+://[^/?#]+'),
    case when wh.paused_at is null then greatest(now(), wh.not_before) else now() + interval '1 hour' end
  from queued join webhook wh on wh.tenant_id = owner_id and wh.id = queued.webhook_id;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function queue_webhook_events(uuid, text, uuid[], boolean) from public;
grant execute on function queue_webhook_events(uuid, text, uuid[], boolean)
  to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;
