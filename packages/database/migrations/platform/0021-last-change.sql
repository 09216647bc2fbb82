-- Who changed a row last, the one thing that services may ask of the audit: an edit conflict names the other person.
create function last_change(tenant uuid, entity uuid)
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
grant execute on function last_change(uuid, uuid) to lernspur_school_admin, lernspur_teacher;
