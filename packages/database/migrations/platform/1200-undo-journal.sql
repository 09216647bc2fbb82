-- The undo journal: acts that can be undone, each with the rows that undo it. Rows are recorded whole, so that a column
-- that a table gets later is recorded and restored without being named anywhere.
create table undo_entry (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  -- The role of the service that did the act; no other service reads or changes the entry.
  service name not null default current_user,
  kind text not null,
  actor_id uuid not null references app_user,
  -- The entry goes with this class.
  school_class_id uuid,
  -- What the kind has to know beside the rows.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  created_at timestamptz not null default now(),
  -- Null for an act that can be undone until the next one of its kind on the same row.
  expires_at timestamptz,
  undone_at timestamptz,
  undone_by_id uuid references app_user,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  check ((undone_at is null) = (undone_by_id is null))
);

create index undo_entry_by_kind on undo_entry (tenant_id, kind, created_at desc, id);
create index undo_entry_by_expiry on undo_entry (tenant_id, expires_at);
create index undo_entry_of_class on undo_entry (tenant_id, school_class_id);

create table undo_row (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  undo_entry_id uuid not null,
  service name not null default current_user,
  -- What the act did to the row.
  action text not null check (action in ('insert', 'update', 'delete')),
  table_name text not null,
  -- The row before the act; of an inserted row, its keys alone.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  row_id uuid not null generated always as ((content ->> 'id')::uuid) stored,
  -- Whom and what the row is about: it prevents nothing and goes with them, and a file stays as long as the row.
  student_id uuid generated always as
    ((content ->> case table_name when 'student' then 'id' else 'student_id' end)::uuid) stored,
  school_class_id uuid generated always as
    ((content ->> case table_name when 'school_class' then 'id' else 'school_class_id' end)::uuid) stored,
  report_id uuid generated always as ((content ->> 'report_id')::uuid) stored,
  file_id uuid generated always as ((content ->> 'file_id')::uuid) stored,
  -- Why undoing has left the row as it was.
  skip_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, undo_entry_id) references undo_entry on delete cascade,
  foreign key (tenant_id, student_id) references student on delete cascade,
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, report_id) references report on delete cascade,
  foreign key (tenant_id, file_id) references stored_file
);

create index undo_row_of_entry on undo_row (tenant_id, undo_entry_id);
create index undo_row_by_row on undo_row (tenant_id, row_id);
create index undo_row_of_student on undo_row (tenant_id, student_id);
create index undo_row_of_class on undo_row (tenant_id, school_class_id);
create index undo_row_of_report on undo_row (tenant_id, report_id);
create index undo_row_of_file on undo_row (tenant_id, file_id);

call protect_tenant_table('undo_entry');
call protect_tenant_table('undo_row');

grant select, insert, delete on undo_entry, undo_row to lernspur_school_admin, lernspur_teacher;
grant update (facts, undone_at, undone_by_id) on undo_entry to lernspur_school_admin, lernspur_teacher;
grant update (skip_reason) on undo_row to lernspur_school_admin, lernspur_teacher;

-- Within a school each service sees what it recorded itself.
create policy own_service on undo_entry as restrictive to lernspur_school_admin, lernspur_teacher
  using (service = current_user);
create policy own_service on undo_row as restrictive to lernspur_school_admin, lernspur_teacher
  using (service = current_user);

-- The condition that everything is there that a row `r` of a table refers to, by the table's foreign keys. Schools and
-- people outlive every entry.
create function reference_condition(target regclass) returns text
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
create function references_exist(target regclass, content jsonb) returns boolean
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
create function restore_rows(target regclass, contents jsonb, overwrites boolean, untouched text[]) returns integer
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
