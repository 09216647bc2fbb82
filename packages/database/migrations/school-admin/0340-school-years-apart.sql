-- Years of a school and terms of a year do not overlap, names of years are unique, and a year is numbered by its start.
-- Rows from before are exempt until their days or their name change: nobody else could correct them.
create extension if not exists btree_gist;

alter table school_year
  add column keeps_apart boolean not null default true,
  add column has_own_name boolean not null default true;
alter table school_term add column keeps_apart boolean not null default true;

do $$
declare
  school uuid;
begin
  for school in select id from tenant loop
    perform set_config('app.tenant_id', school::text, true);
    update school_year sy set keeps_apart = false
    where sy.tenant_id = school and exists (
      select from school_year other
      where other.tenant_id = sy.tenant_id and other.id < sy.id
        and other.school_year_start <= sy.school_year_end and other.school_year_end >= sy.school_year_start);
    update school_year sy set has_own_name = false
    where sy.tenant_id = school and exists (
      select from school_year other where other.tenant_id = sy.tenant_id and other.id < sy.id and other.name = sy.name);
    update school_term stm set keeps_apart = false
    where stm.tenant_id = school and exists (
      select from school_term other
      where other.tenant_id = stm.tenant_id and other.school_year_id = stm.school_year_id and other.id < stm.id
        and other.start_date <= stm.end_date and other.end_date >= stm.start_date);
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

alter table school_year
  add constraint school_year_days_apart exclude using gist (
    tenant_id with =, daterange(school_year_start, school_year_end, '[]') with &&) where (keeps_apart),
  add constraint school_year_begins_in_year check (year = extract(year from school_year_start)) not valid;

create unique index school_year_own_name on school_year (tenant_id, name) where has_own_name;

-- Deferred: the terms of a year are written one by one.
alter table school_term
  add constraint school_term_days_apart exclude using gist (
    tenant_id with =, school_year_id with =, daterange(start_date, end_date, '[]') with &&) where (keeps_apart)
    deferrable initially deferred;
