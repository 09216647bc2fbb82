-- The school that an act of the provider is about, in the audit of the provider.
alter table audit_entry add column school_id uuid;

create index audit_entry_of_school on audit_entry (tenant_id, school_id, id) where school_id is not null;

-- The provider reads its own audit, and that of no school, whichever school a transaction is set to.
create policy provider_own on audit_entry as restrictive for select to lernspur_provider
  using (tenant_id = (select t.id from tenant t where t.is_provider));
grant select on audit_entry to lernspur_provider;
