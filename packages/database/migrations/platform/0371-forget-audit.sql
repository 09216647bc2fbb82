-- The audit ends by itself after its time. Services still cannot delete from it: one function does, within a school, and
-- never what is younger than a year.
create index audit_entry_age on audit_entry (tenant_id, created_at);

create function forget_audit_entries(school uuid, kept interval, most integer) returns integer
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
