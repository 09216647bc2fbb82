-- The condition that everything is there that a row `r` of a table refers to, by the table's foreign keys. Schools and
-- people outlive every entry.
create or replace function reference_condition(target regclass) returns text
language sql stable set search_path = public, pg_temp
begin atomic
  select coalesce(
    string_agg(format('(%s or exists (select from %s parent where %s))', unset, parent, matches), ' and '), 'true')
  from (
    select con.confrelid::regclass as parent,
      string_agg(format('r.%I is null', child_a.attname), ' or ') as unset,
      string_agg(format('parent.%I = r.%I', parent_a.attname, child_a.attname), ' and ') as matches
    from pg_constraint con
    cross join unnest(con.conkey, con.confkey) as key (child, parent)
    join pg_attribute child_a on child_a.attrelid = con.conrelid and child_a.attnum = key.child
    join pg_attribute parent_a on parent_a.attrelid = con.confrelid and parent_a.attnum = key.parent
    where con.conrelid = target and con.contype = 'f'
      and con.confrelid not in ('tenant'::regclass, 'app_user'::regclass)
    group by con.oid, con.confrelid
  ) as reference;
end;

-- Whether everything is still there that a recorded row refers to.
create or replace function references_exist(target regclass, content jsonb) returns boolean
language plpgsql stable set search_path = public, pg_temp as $$
declare
  are_there boolean;
begin
  execute format('select %s from jsonb_populate_record(null::%s, $1) as r', reference_condition(target), target)
  into are_there using content;
  return are_there;
end
$$;

-- Writes recorded rows back with all columns that were recorded, except those that the database computes, and says how
-- many. Rows stay away that refer to something gone. A row that is there stays as it is, or with `overwrites` becomes
-- what it was, except for the columns in `untouched`. The caller's own rights decide what may be written.
create or replace function restore_rows(target regclass, contents jsonb, overwrites boolean, untouched text[]) returns integer
language plpgsql set search_path = public, pg_temp as $$
declare
  recorded record;
  columns text;
  changes text;
  written integer;
  restored integer := 0;
begin
  -- Rows that were recorded before a column was added lack it and get its default.
  for recorded in
    select keys.names, jsonb_agg(one.content order by one.place) as contents
    from jsonb_array_elements(contents) with ordinality as one (content, place)
    cross join lateral (select array_agg(name order by name) as names from jsonb_object_keys(one.content) as name) as keys
    group by keys.names
  loop
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum),
      string_agg(
        case when a.attname = 'updated_at' then 'updated_at = clock_timestamp()'
          else format('%1$I = excluded.%1$I', a.attname) end,
        ', '
      ) filter (where a.attname <> all(array['tenant_id', 'id', 'created_at'] || untouched))
    into columns, changes
    from pg_attribute a
    where a.attrelid = target and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname::text = any(recorded.names);
    execute format(
      'insert into %1$s (%2$s) overriding system value select %2$s from jsonb_array_elements($1) as one (content)'
        ' cross join lateral jsonb_populate_record(null::%1$s, one.content) as r where %3$s on conflict %4$s',
      target, columns, reference_condition(target),
      case when overwrites then '(tenant_id, id) do update set ' || changes else 'do nothing' end
    ) using recorded.contents;
    get diagnostics written = row_count;
    restored := restored + written;
  end loop;
  return restored;
end
$$;

revoke execute on function reference_condition(regclass), references_exist(regclass, jsonb),
  restore_rows(regclass, jsonb, boolean, text[]) from public;
grant execute on function reference_condition(regclass), references_exist(regclass, jsonb),
  restore_rows(regclass, jsonb, boolean, text[]) to lernspur_school_admin, lernspur_teacher;
