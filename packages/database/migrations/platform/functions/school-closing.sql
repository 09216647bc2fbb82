-- Closing a school reaches over the tables of all owners, so it belongs to the platform.

-- Every table with rows of schools, found by its column; a new one is counted and closed with the others.
create or replace function school_tables() returns setof regclass
language sql stable set search_path = public, pg_temp
begin atomic
  select c.oid::regclass
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  order by c.relname;
end;

revoke execute on function school_tables() from public;

-- Rows of a school by table: {"student": 25, ...}. Numbers only, so that the provider may ask as well.
create or replace function count_school(school uuid) returns jsonb
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

revoke execute on function count_school(uuid) from public;
grant execute on function count_school(uuid) to lernspur_school_admin, lernspur_provider;

-- Removes a school with all its rows, and returns how many there were by table. All tables are emptied by one statement,
-- at the end of which references are checked: no order has to be kept.
create or replace function remove_school(school uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  removed jsonb;
begin
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
  perform set_config('app.tenant_id', before, true);
  return removed;
end
$$;

revoke execute on function remove_school(uuid) from public;

-- Removes a school whose time has come, and stores how many rows it had; null when it is not due.
create or replace function close_school(closing uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
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
  removed := remove_school(school);
  update school_closing set closed_at = now(), counts = removed where id = closing;
  return removed;
end
$$;

revoke execute on function close_school(uuid) from public;
grant execute on function close_school(uuid) to lernspur_school_admin;

-- The same for what stayed behind of a school that moved to another installation 30 days ago (rule move.5).
create or replace function remove_moved_school(move uuid) returns jsonb
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  school uuid;
  removed jsonb;
begin
  select m.school_id into school
  from school_move m
  join tenant t on t.id = m.school_id and not t.is_provider and t.closes_at <= now()
  where m.id = move and m.direction = 'out' and m.switched_at is not null and m.undone_at is null
    and m.removed_at is null
  for update;
  if not found then
    return null;
  end if;
  removed := remove_school(school);
  update school_move set removed_at = now(), counts = removed where id = move;
  return removed;
end
$$;

revoke execute on function remove_moved_school(uuid) from public;
grant execute on function remove_moved_school(uuid) to lernspur_school_admin;
