-- The provider sees the years of a school with their days, and how much it has stored.
create policy provider_reads on school_year for select to lernspur_provider using (true);
grant select (tenant_id, id, name, school_year_start, school_year_end) on school_year to lernspur_provider;

create policy provider_reads on school_term for select to lernspur_provider using (true);
grant select (tenant_id, id, school_year_id, name, school_term_semester, start_date, end_date)
  on school_term to lernspur_provider;

create policy provider_counts on stored_file for select to lernspur_provider using (true);
grant select (tenant_id, size) on stored_file to lernspur_provider;

-- How many templates a school has by level, how many of them are copies of the provider's, and when the last one was
-- taken over. Numbers only: what a school calls its subjects stays with it.
create function templates_of_school(school uuid)
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
