-- Which school a published key belongs to, so that checking a seal rests on what the operator has confirmed about that
-- school; without a foreign key, because it outlives the school. And from which day on the key is revoked, and why (rule
-- signature.11).
alter table published_seal_key
  add column school_id uuid,
  add column created_at timestamptz,
  add column revoked_on date,
  add column revocation_reason text check (revocation_reason in ('lost', 'closed', 'misuse')),
  add check ((revoked_on is null) = (revocation_reason is null));

create index published_seal_key_of_school on published_seal_key (school_id);

-- Keys that exist are assigned to their schools, one after the other: their table shows each school its own rows alone.
do $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  school uuid;
begin
  for school in select id from tenant loop
    perform set_config('app.tenant_id', school::text, true);
    update published_seal_key psk set school_id = sk.tenant_id, created_at = sk.created_at
    from seal_key sk
    where sk.tenant_id = school and sk.public_key = psk.public_key;
  end loop;
  perform set_config('app.tenant_id', before, true);
end
$$;

grant update (revoked_on, revocation_reason) on published_seal_key to lernspur_teacher;
grant select, update (revoked_on, revocation_reason) on published_seal_key to lernspur_provider;
-- A seal of a revoked key is replaced when its report is next printed.
grant delete on report_seal, report_file to lernspur_teacher;
