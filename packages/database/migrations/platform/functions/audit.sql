-- Who changed a row last, the one thing that services may ask of the audit: an edit conflict names the other person.
create or replace function last_change(tenant uuid, entity uuid)
returns table (user_id uuid, changed_at timestamptz)
language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select a.user_id, a.created_at
  from audit_entry a
  where a.tenant_id = tenant
    and a.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and a.entity_id = entity
  order by a.id desc
  limit 1
$$;

revoke execute on function last_change(uuid, uuid) from public;
grant execute on function last_change(uuid, uuid)
  to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;

-- The audit ends by itself after its time. Services still cannot delete from it: this does, within a school, and
-- never what is younger than a year.
create or replace function forget_audit_entries(school uuid, kept interval, most integer) returns integer
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  with gone as (
    delete from audit_entry aue
    where aue.tenant_id = school
      and aue.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      and aue.id in (
        select old.id from audit_entry old
        where old.tenant_id = school and old.created_at < now() - greatest(kept, interval '1 year')
        order by old.created_at
        limit most
      )
    returning aue.id
  )
  select count(*)::integer from gone;
end;

revoke execute on function forget_audit_entries(uuid, interval, integer) from public;
grant execute on function forget_audit_entries(uuid, interval, integer) to lernspur_identity;

-- The names of a deleted child do not outlive the row: services add to the audit and cannot change it, so this does.
create or replace function forget_audit_changes(school uuid, entity uuid) returns void
language sql volatile security definer set search_path = public, pg_temp
begin atomic
  update audit_entry aue set change = null
  where aue.tenant_id = school
    and aue.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and aue.entity_id = entity and aue.change is not null;
end;

revoke execute on function forget_audit_changes(uuid, uuid) from public;
grant execute on function forget_audit_changes(uuid, uuid) to lernspur_school_admin;

-- The provider's own audit: all that its people did, and what was done on the server, or the part of it that is about a
-- school. Sign-ins are not among it, because those of unknown addresses are recorded there as well.
create or replace function acts_of_provider(about uuid default null)
returns table (id uuid, created_at timestamptz, user_id uuid, action text, change jsonb, school_id uuid)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  provider uuid := (select t.id from tenant t where t.is_provider);
begin
  perform set_config('app.tenant_id', coalesce(provider::text, ''), true);
  return query
    select aue.id, aue.created_at, aue.user_id, aue.action, aue.change,
      coalesce(aue.school_id, (select t.id from tenant t where t.id = aue.entity_id and not t.is_provider))
    from audit_entry aue
    where aue.tenant_id = provider and split_part(aue.action, '.', 1) <> 'session'
      and (about is null or aue.school_id = about or aue.entity_id = about);
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function acts_of_provider(uuid) from public;
grant execute on function acts_of_provider(uuid) to lernspur_provider;

-- What the provider did about a school: the one part of any audit that it may read.
create or replace function acts_about_school(school uuid)
returns table (id uuid, created_at timestamptz, user_id uuid, action text, change jsonb)
language sql stable security definer set search_path = public, pg_temp as $$
  select act.id, act.created_at, act.user_id, act.action, act.change from acts_of_provider(school) as act
$$;

revoke execute on function acts_about_school(uuid) from public;
grant execute on function acts_about_school(uuid) to lernspur_provider;
