-- What the undo journal keeps of a child, whichever service has recorded it, for the information about that child (rule
-- erasure.3).
create or replace function child_undo_rows(child uuid)
returns table (recorded_at timestamptz, retained_until timestamptz, kind text, action text, table_name text, content jsonb)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select ue.created_at, ue.expires_at, ue.kind, uro.action, uro.table_name, uro.content
  from undo_row uro join undo_entry ue on ue.tenant_id = uro.tenant_id and ue.id = uro.undo_entry_id
  -- An own note of a teacher is for its author alone (rule talk.3).
  where uro.student_id = child and uro.table_name <> 'talk_note';
end;

revoke execute on function child_undo_rows(uuid) from public;
grant execute on function child_undo_rows(uuid) to lernspur_teacher;

-- What services that teams have added keep of a child: the rows of each of their tables that refers to it, found by that
-- reference, for the information about that child (rules erasure.3, processing.3).
create or replace function child_added_rows(child uuid)
returns table (service text, table_name text, content jsonb)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  one record;
begin
  for one in
    select c.oid::regclass as target, c.relname as name,
      replace(regexp_replace(pg_get_userbyid(c.relowner), '^lernspur_(.+)_owner$', '\1'), '_', '-') as owner,
      string_agg(format('added.%I = $1', a.attname), ' or ') as refers
    from pg_constraint f
    join pg_class c on c.oid = f.conrelid
    join pg_attribute ofchild on ofchild.attrelid = f.confrelid and ofchild.attname = 'id'
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[array_position(f.confkey, ofchild.attnum)]
    where f.contype = 'f' and f.confrelid = 'student'::regclass
      and pg_get_userbyid(c.relowner) not in (
        'lernspur_platform_owner', 'lernspur_identity_owner', 'lernspur_teacher_owner', 'lernspur_school_admin_owner',
        'lernspur_provider_owner')
    group by c.oid, c.relname, c.relowner
    order by owner, name
  loop
    return query execute format(
      'select %L::text, %L::text, to_jsonb(added) from %s added
       where added.tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid and (%s)',
      one.owner, one.name, one.target, one.refers) using child;
  end loop;
end
$$;

revoke execute on function child_added_rows(uuid) from public;
grant execute on function child_added_rows(uuid) to lernspur_teacher;
