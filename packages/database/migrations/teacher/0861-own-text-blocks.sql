-- The text blocks of a person, of all schools where he or she has a role, for the own data (rule text-block.1). Whoever asks
-- is made sure of by the one who calls this.
create function own_text_blocks(person uuid) returns table (school_name text, blocks jsonb)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  school uuid;
begin
  for school, school_name in
    select ur.tenant_id, t.name from user_role ur join tenant t on t.id = ur.tenant_id
    where ur.user_id = person order by t.name, t.id
  loop
    perform set_config('app.tenant_id', school::text, true);
    for blocks in
      select tbl.blocks from text_block_list tbl where tbl.tenant_id = school and tbl.user_id = person
    loop
      return next;
    end loop;
  end loop;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function own_text_blocks(uuid) from public;
grant execute on function own_text_blocks(uuid) to lernspur_identity;
