-- Rights on classes end with the role. The provider, who may end a role, may not touch them in any other way.
create function end_class_rights(school uuid, person uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', school::text, true);
  delete from class_access_right a
  where a.tenant_id = school and a.user_id = person
    and not exists (select from user_role r where r.tenant_id = school and r.user_id = person);
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function end_class_rights(uuid, uuid) from public;
grant execute on function end_class_rights(uuid, uuid) to lernspur_provider;
