-- One way to protect a tenant table: row-level security, forced also for the owner, by the transaction's tenant.
-- The sub-select lets the planner read the setting once a query instead of once a row.
create procedure protect_tenant_table(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy tenant_isolation on %s using (tenant_id = (select nullif(current_setting(''app.tenant_id'', true), '''')::uuid))',
    target
  );
end
$$;

revoke execute on procedure protect_tenant_table(regclass) from public;

grant usage on schema public to lernspur_identity, lernspur_school_admin, lernspur_teacher, lernspur_provider;
