-- The days of a school from the given one to today, in its time zone; without one from its beginning, at most a year ago.
-- Days that have passed are told from what still exists. The provider's role may not read the tables themselves.
create or replace function count_school_days(school uuid, since date) returns table (
  day date, user_count integer, class_count integer, student_count integer, sign_in_count integer,
  active_user_count integer, observation_count integer)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  zone text;
  first_day date;
  last_day date;
begin
  select co.time_zone, (now() at time zone co.time_zone)::date into zone, last_day
  from tenant t join country co on co.id = t.country_id
  where t.id = school and not t.is_provider;
  if not found then
    return;
  end if;
  perform set_config('app.tenant_id', school::text, true);
  first_day := coalesce(since, (
    select greatest((min(made.at) at time zone zone)::date, last_day - 365)
    from (
      select t.created_at as at from tenant t where t.id = school
      union all select min(o.created_at) from observation o where o.tenant_id = school
    ) as made
  ));
  return query
  with happened as (
    select greatest((ur.created_at at time zone zone)::date, first_day) as at, 'user' as kind, count(*) as number
    from user_role ur where ur.tenant_id = school and ur.status = 'active' group by 1
    union all
    select greatest((sc.created_at at time zone zone)::date, first_day), 'class', count(*)
    from school_class sc where sc.tenant_id = school and not sc.is_template group by 1
    union all
    select greatest((s.created_at at time zone zone)::date, first_day), 'student', count(*)
    from student s where s.tenant_id = school group by 1
    union all
    select (aue.created_at at time zone zone)::date, 'sign-in', count(*)
    from audit_entry aue
    where aue.tenant_id = school and aue.action = 'session.create' and aue.created_at >= first_day::timestamp at time zone zone
    group by 1
    union all
    select (se.last_seen_at at time zone zone)::date, 'active', count(distinct se.user_id)
    from session se join user_role ur on ur.id = se.user_role_id
    where ur.tenant_id = school and se.last_seen_at >= first_day::timestamp at time zone zone
    group by 1
    union all
    select (o.created_at at time zone zone)::date, 'observation', count(*)
    from observation o
    where o.tenant_id = school and o.created_at >= first_day::timestamp at time zone zone
    group by 1
  ), counted as (
    select each.day::date as at,
      coalesce(sum(h.number) filter (where h.kind = 'user'), 0) as users,
      coalesce(sum(h.number) filter (where h.kind = 'class'), 0) as classes,
      coalesce(sum(h.number) filter (where h.kind = 'student'), 0) as students,
      coalesce(sum(h.number) filter (where h.kind = 'sign-in'), 0) as sign_ins,
      coalesce(sum(h.number) filter (where h.kind = 'active'), 0) as active,
      coalesce(sum(h.number) filter (where h.kind = 'observation'), 0) as observations
    from generate_series(first_day, last_day, interval '1 day') as each (day)
    left join happened h on h.at = each.day::date
    group by each.day
  )
  select c.at, (sum(c.users) over so_far)::integer, (sum(c.classes) over so_far)::integer,
    (sum(c.students) over so_far)::integer, c.sign_ins::integer, c.active::integer, c.observations::integer
  from counted c
  window so_far as (order by c.at)
  order by c.at;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function count_school_days(uuid, date) from public;
grant execute on function count_school_days(uuid, date) to lernspur_provider;
