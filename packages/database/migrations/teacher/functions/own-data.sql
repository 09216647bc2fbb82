-- The notes that a person has made on sheets of talks, of all schools where he or she has a role, for the own data (rule
-- talk.3). Whoever asks is made sure of by the one who calls this.
create or replace function own_talk_notes(person uuid) returns table (school_name text, held_on date, note text)
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
    for held_on, note in
      select ts.held_on, tn.note
      from talk_note tn join talk_sheet ts on ts.tenant_id = tn.tenant_id and ts.id = tn.talk_sheet_id
      where tn.tenant_id = school and tn.author_id = person order by ts.held_on, ts.id
    loop
      return next;
    end loop;
  end loop;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function own_talk_notes(uuid) from public;
grant execute on function own_talk_notes(uuid) to lernspur_identity;

-- The text blocks of a person, of all schools where he or she has a role, for the own data (rule text-block.1). Whoever asks
-- is made sure of by the one who calls this.
create or replace function own_text_blocks(person uuid) returns table (school_name text, blocks jsonb)
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
