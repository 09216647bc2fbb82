-- The school that an act of the provider is about, in the audit of the provider.
alter table audit_entry add column school_id uuid;

create index audit_entry_of_school on audit_entry (tenant_id, school_id, id) where school_id is not null;

-- What the provider did about a school, by its own audit: the one part of any audit that it may read.
create function acts_about_school(school uuid)
returns table (id uuid, created_at timestamptz, user_id uuid, action text, change jsonb)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  provider uuid := (select t.id from tenant t where t.is_provider);
begin
  perform set_config('app.tenant_id', coalesce(provider::text, ''), true);
  return query
    select aue.id, aue.created_at, aue.user_id, aue.action, aue.change
    from audit_entry aue
    where aue.tenant_id = provider and (aue.school_id = school or aue.entity_id = school);
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function acts_about_school(uuid) from public;
grant execute on function acts_about_school(uuid) to lernspur_provider;
