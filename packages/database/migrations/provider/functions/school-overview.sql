-- What the provider sees of a school besides its people. No table is opened for it: each function tells of one school,
-- and only what it names.

-- School years with their days.
create or replace function years_of_school(school uuid)
returns table (id uuid, name text, school_year_start date, school_year_end date, terms jsonb)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', school::text, true);
  return query
    select sy.id, sy.name, sy.school_year_start, sy.school_year_end,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', stm.name, 'schoolTermSemester', stm.school_term_semester,
          'startDate', stm.start_date, 'endDate', stm.end_date) order by stm.start_date)
        from school_term stm where stm.tenant_id = school and stm.school_year_id = sy.id), '[]')
    from school_year sy
    where sy.tenant_id = school
    order by sy.school_year_start desc;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function years_of_school(uuid) from public;
grant execute on function years_of_school(uuid) to lernspur_provider;

-- How many templates a school has by level, how many of them are copies of the provider's, and when the last one was
-- taken over. Numbers only: what a school calls its subjects stays with it.
create or replace function templates_of_school(school uuid)
returns table (school_level integer, subjects integer, taken_over integer, taken_over_at timestamptz)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', school::text, true);
  return query
    select ss.school_level, count(*)::integer, count(ss.origin_id)::integer,
      max(ss.created_at) filter (where ss.origin_id is not null)
    from school_subject ss
    where ss.tenant_id = school and ss.is_template
    group by ss.school_level
    order by ss.school_level;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function templates_of_school(uuid) from public;
grant execute on function templates_of_school(uuid) to lernspur_provider;

-- How many files of a school lie in the file store, uploaded ones and printed reports, and how large they are together.
create or replace function storage_of_school(school uuid) returns table (files integer, bytes bigint)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', school::text, true);
  return query
    select count(*)::integer, coalesce(sum(stored.size), 0)::bigint
    from (
      select sf.size from stored_file sf where sf.tenant_id = school
      union all
      select rf.size from report_file rf where rf.tenant_id = school and rf.size is not null) as stored;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function storage_of_school(uuid) from public;
grant execute on function storage_of_school(uuid) to lernspur_provider;

-- How far the furthest school has come: whether there is a class that is set up, and whether anything was observed. The
-- provider's role may read neither. One school at a time, so that the policies hold for the owner as well, until both
-- are found.
create or replace function school_beginnings() returns table (has_class boolean, has_observation boolean)
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  school uuid;
begin
  has_class := false;
  has_observation := false;
  for school in select t.id from tenant t where not t.is_provider order by t.created_at loop
    perform set_config('app.tenant_id', school::text, true);
    has_class := has_class or exists (
      select from school_class sc where sc.tenant_id = school
        and sc.is_onboarding_finalized and sc.is_assessment_type_onboarding_finalized and sc.is_student_onboarding_finalized);
    has_observation := has_observation or exists (select from observation o where o.tenant_id = school);
    exit when has_class and has_observation;
  end loop;
  perform set_config('app.tenant_id', before, true);
  return next;
end
$$;

revoke execute on function school_beginnings() from public;
grant execute on function school_beginnings() to lernspur_provider;
