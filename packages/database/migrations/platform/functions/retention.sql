-- What is no longer stored after its time lies in tables of all owners, so deleting it belongs to the platform.

-- The school year of a day by the year of its start, which is in August everywhere for this purpose.
create or replace function retention_year(day date) returns integer
language sql immutable parallel safe
return extract(year from day - interval '7 months')::integer;

revoke execute on function retention_year(date) from public;
grant execute on function retention_year(date) to lernspur_school_admin;

-- Years that a school keeps each kind: its own choice, else the rule of its state, else that of its country.
create or replace function retention_years(school uuid) returns table (kind text, years integer)
language sql stable set search_path = public, pg_temp
begin atomic
  select distinct on (rr.kind) rr.kind, coalesce(greatest(rch.years, rr.minimum_years), rr.years)
  from tenant t
  join retention_rule rr on rr.country_id = t.country_id and (rr.state_id is null or rr.state_id = t.state_id)
  left join retention_choice rch on rch.tenant_id = t.id and rch.kind = rr.kind
  where t.id = school
  order by rr.kind, rr.state_id nulls last;
end;

revoke execute on function retention_years(uuid) from public;

-- Children who have left the school, with their last school year.
create or replace function retention_leavers(school uuid) returns table (student_id uuid, year integer)
language sql stable set search_path = public, pg_temp
begin atomic
  select s.id, coalesce(max(sy.year), retention_year(s.updated_at::date))
  from student s
  left join student_class_relation scr on scr.tenant_id = s.tenant_id and scr.student_id = s.id
  left join school_class sc on sc.tenant_id = s.tenant_id and sc.id = scr.school_class_id
  left join school_year sy on sy.tenant_id = s.tenant_id and sy.id = sc.school_year_id
  where s.tenant_id = school
  group by s.tenant_id, s.id
  having not coalesce(bool_or(
    case when sy.id is null then sc.is_active else sy.school_year_end >= school_today(school) end), false);
end;

revoke execute on function retention_leavers(uuid) from public;

-- Records of children who have left and of older traces, each with the school year that its time starts after.
create or replace function retention_records(school uuid) returns table (kind text, id uuid, year integer)
language sql stable set search_path = public, pg_temp
begin atomic
  with leavers as (select student_id, year from retention_leavers(school))
  select 'observations', o.id, greatest(retention_year(o.observed_at), leavers.year)
  from observation o join leavers on leavers.student_id = o.student_id
  where o.tenant_id = school
  union all
  select 'observations', o.id, greatest(retention_year(o.observed_at), leavers.year)
  from legacy_observation o join leavers on leavers.student_id = o.student_id
  where o.tenant_id = school
  union all
  select 'reports', r.id, greatest(retention_year(r.end_date), leavers.year)
  from report r
  left join student s on s.tenant_id = r.tenant_id and s.id = r.original_student_id
  left join leavers on leavers.student_id = s.id
  where r.tenant_id = school and (s.id is null or leavers.student_id is not null)
  union all
  select 'students', leavers.student_id, leavers.year from leavers
  union all
  select 'pictures', s.id, leavers.year
  from leavers join student s on s.tenant_id = school and s.id = leavers.student_id
  where s.avatar is not null
  union all
  select 'audit', aue.id, retention_year(aue.created_at::date)
  from audit_entry aue where aue.tenant_id = school;
end;

revoke execute on function retention_records(uuid) from public;

-- What is due in the current school, by kind and school year: numbers only.
create or replace function retention_due(school uuid) returns table (kind text, year integer, count integer)
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select record.kind, record.year, count(*)::integer
  from retention_records(school) as record
  join retention_years(school) as kept on kept.kind = record.kind
  where school = nullif(current_setting('app.tenant_id', true), '')::uuid
    and record.year + kept.years < retention_year(school_today(school))
  group by record.kind, record.year
  order by record.kind, record.year;
end;

revoke execute on function retention_due(uuid) from public;
grant execute on function retention_due(uuid) to lernspur_school_admin;

-- Deletes what a confirmed deletion names, once its waiting time is over, and keeps how much went; null when it is not
-- due. What the school keeps longer by now stays, and its deletion is undone. Children go through their own erasure.
create or replace function delete_due(school uuid, deletion uuid) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  order_kind text;
  order_year integer;
  gone uuid[];
begin
  select rde.kind, rde.year into order_kind, order_year
  from retention_deletion rde
  where rde.tenant_id = school and rde.id = deletion
    and rde.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
    and rde.kind <> 'students'
    and rde.undone_at is null and rde.carried_out_at is null and rde.due_at <= now()
  for update;
  if not found then
    return null;
  end if;
  if not exists (
    select from retention_due(school) as due where due.kind = order_kind and due.year = order_year
  ) then
    update retention_deletion set undone_at = now() where tenant_id = school and id = deletion;
    return null;
  end if;
  gone := array(
    select record.id from retention_records(school) as record
    where record.kind = order_kind and record.year = order_year);
  case order_kind
    when 'observations' then
      delete from observation where tenant_id = school and id = any(gone);
      delete from legacy_observation where tenant_id = school and id = any(gone);
    when 'reports' then
      delete from report where tenant_id = school and id = any(gone);
    when 'pictures' then
      update student set avatar = null where tenant_id = school and id = any(gone);
    when 'audit' then
      delete from audit_entry where tenant_id = school and id = any(gone);
  end case;
  update retention_deletion set carried_out_at = now(), removed = cardinality(gone)
  where tenant_id = school and id = deletion;
  return cardinality(gone);
end
$$;

revoke execute on function delete_due(uuid, uuid) from public;
grant execute on function delete_due(uuid, uuid) to lernspur_school_admin;
