-- When a school that waits to be closed is removed with all it has; until then it is only read.
alter table tenant add column closes_at timestamptz;

-- Orders to close a school, and what was removed. They outlive the school, so they refer to no row of it.
create table school_closing (
  id uuid primary key default uuidv7(),
  school_id uuid not null,
  school_name text not null,
  by_provider boolean not null,
  requested_by_id uuid not null references app_user,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  undone_at timestamptz,
  undone_by_id uuid references app_user,
  closed_at timestamptz,
  -- Rows that were removed, by table.
  counts jsonb check (jsonb_typeof(counts) = 'object'),
  -- When the bytes of its uploaded files were removed, too.
  files_removed_at timestamptz,
  check (undone_at is null or closed_at is null),
  check ((closed_at is null) = (counts is null))
);

create unique index school_closing_open on school_closing (school_id) where undone_at is null and closed_at is null;
create index school_closing_due on school_closing (due_at) where undone_at is null and closed_at is null;
create index school_closing_files on school_closing (closed_at) where closed_at is not null and files_removed_at is null;

grant select, insert on school_closing to lernspur_school_admin, lernspur_provider;
grant update (undone_at, undone_by_id) on school_closing to lernspur_school_admin, lernspur_provider;
grant update (files_removed_at) on school_closing to lernspur_school_admin;

-- Every table with rows of schools, found by its column; a new one is counted and closed with the others.
create function school_tables() returns setof regclass
language sql stable set search_path = public, pg_temp
begin atomic
  select c.oid::regclass
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname;
end;

-- Rows of a school by table: {"student": 25, ...}. Numbers only, so that the provider may ask as well.
create function count_school(school uuid) returns jsonb
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  counts jsonb;
begin
  perform set_config('app.tenant_id', school::text, true);
  execute (
    select 'select jsonb_object_agg(name, count) from ('
      || string_agg(format('select %L as name, count(*) from %s where tenant_id = $1', name, name), ' union all ')
      || ') as counted'
    from school_tables() as name
  ) into counts using school;
  perform set_config('app.tenant_id', before, true);
  return counts;
end
$$;

-- Removes a school whose time has come, with all its rows, and keeps how many there were; null when it is not due.
-- All tables are emptied by one statement, at the end of which references are checked: no order has to be kept.
create function close_school(closing uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  school uuid;
  removed jsonb;
begin
  select c.school_id into school
  from school_closing c
  join tenant t on t.id = c.school_id and not t.is_provider and t.closes_at is not null
  where c.id = closing and c.undone_at is null and c.closed_at is null and c.due_at <= now()
  for update;
  if not found then
    return null;
  end if;
  perform set_config('app.tenant_id', school::text, true);
  execute (
    select 'with '
      || string_agg(format('%I as (delete from %s where tenant_id = $1 returning 1)', 'd' || place, name), ', ')
      || ' select jsonb_object_agg(name, count) from ('
      || string_agg(format('select %L as name, count(*) from %I', name, 'd' || place), ' union all ')
      || ') as counted'
    from school_tables() with ordinality as listed (name, place)
  ) into removed using school;
  -- A table that refers to the school by another column makes this fail, and with it all of the above.
  delete from tenant where id = school;
  update school_closing set closed_at = now(), counts = removed where id = closing;
  perform set_config('app.tenant_id', before, true);
  return removed;
end
$$;

revoke execute on function school_tables(), count_school(uuid), close_school(uuid) from public;
grant execute on function count_school(uuid) to lernspur_school_admin, lernspur_provider;
grant execute on function close_school(uuid) to lernspur_school_admin;
