-- The lessons of a person, of all schools where he or she has a role, for the own data (rule timetable.4). Whoever asks is
-- made sure of by the one who calls this.
create or replace function own_timetable(person uuid) returns table (
  tenant_id uuid, class_name text, subject_name text, weekday smallint, starts_at text, ends_at text, teacher_code text,
  every_second_week_from date
)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  role record;
begin
  for role in select ur.tenant_id as school from user_role ur where ur.user_id = person loop
    perform set_config('app.tenant_id', role.school::text, true);
    return query
      select l.tenant_id, sc.name, ss.name, l.weekday,
        to_char(make_interval(mins => lp.start_minute), 'HH24:MI'), to_char(make_interval(mins => lp.end_minute), 'HH24:MI'),
        l.teacher_code, l.every_second_week_from
      from lesson l
      join lesson_period lp on lp.tenant_id = l.tenant_id and lp.number = l.period_number
      join school_class sc on sc.tenant_id = l.tenant_id and sc.id = l.school_class_id
      join school_subject ss on ss.tenant_id = l.tenant_id and ss.id = l.school_subject_id
      where l.tenant_id = role.school and l.user_id = person
      order by l.weekday, lp.start_minute, sc.name, ss.name;
  end loop;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function own_timetable(uuid) from public;
grant execute on function own_timetable(uuid) to lernspur_identity;

-- The same without weeks, for the previous release.
create or replace function own_lessons(person uuid) returns table (
  tenant_id uuid, class_name text, subject_name text, weekday smallint, starts_at text, ends_at text, teacher_code text
)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select own.tenant_id, own.class_name, own.subject_name, own.weekday, own.starts_at, own.ends_at, own.teacher_code
  from own_timetable(person) as own;
end;

revoke execute on function own_lessons(uuid) from public;
grant execute on function own_lessons(uuid) to lernspur_identity;
