-- The schools in which a kind of background work has something to do, so that nobody visits all the others (rule
-- stack.3). Row-level security lets a service see one school at a time: this looks at all of them in one statement, by
-- the index that each work has within a school, and tells their ids alone. `age` is how old something must be.
create or replace function schools_with_work(work text, age interval default null, among uuid[] default null)
returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  school uuid;
  is_open boolean;
  is_due boolean;
begin
  for school, is_open in
    select t.id, not t.is_disabled and not t.is_provider and t.closes_at is null
    from tenant t where among is null or t.id = any(among) order by t.id
  loop
    perform set_config('app.tenant_id', school::text, true);
    case work
    when 'idempotency-keys' then
      is_due := exists (
        select from idempotency_key ik where ik.tenant_id = school and ik.created_at < now() - age);
    when 'audit' then
      is_due := exists (
        select from audit_entry aue
        where aue.tenant_id = school and aue.created_at < now() - greatest(age, interval '1 year'));
    when 'undo-journal' then
      is_due := exists (
        select from undo_entry ue
        where ue.tenant_id = school and (ue.expires_at <= now() or ue.expires_at is null and not exists (
          select from undo_row uro where uro.tenant_id = ue.tenant_id and uro.undo_entry_id = ue.id)));
    when 'webhook-deliveries' then
      is_due := exists (
        select from webhook_delivery wde where wde.tenant_id = school and wde.occurred_at < now() - age);
    when 'report-sets' then
      is_due := exists (
        select from report_set rse
        where rse.tenant_id = school and (rse.created_at < now() - age or cardinality(rse.report_ids) > (
          select count(*) from report r where r.tenant_id = rse.tenant_id and r.id = any(rse.report_ids))));
    when 'right-ends' then
      -- As in notify-of-right-ends.ts.
      is_due := exists (
        select from class_access_right ar
        where ar.tenant_id = school
          and (ar.ends_at <= now() or ar.ends_at <= now() + age and ar.end_notified_at is null));
    when 'report-files' then
      -- As in move-report-files.ts.
      is_due := exists (
        select from report_file rf
        where rf.tenant_id = school and rf.bytes is not null
          and (rf.stored_at is null or rf.stored_at < now() - interval '1 day'));
    when 'student-lookup' then
      -- The day that stands for an unknown one; see invalidate-enrolment-end.ts.
      is_due := is_open and (
        exists (select from student s where s.tenant_id = school and s.enrolled_until = date '0001-01-02')
        or exists (
          select from student s where s.tenant_id = school and s.searched_as is distinct from s.search_text));
    when 'retention-deletions' then
      is_due := is_open and exists (
        select from retention_deletion rde
        where rde.tenant_id = school and rde.undone_at is null and rde.carried_out_at is null and rde.due_at <= now());
    when 'retention-notice' then
      is_due := is_open and not exists (
        select from retention_notice rn
        where rn.tenant_id = school and rn.year = retention_year(school_today(school)));
    when 'rosters' then
      -- As in propose-rosters.ts, which knows the hubs that can be read.
      is_due := is_open and exists (
        select from school_number sn
        join roster_reading ror on ror.tenant_id = sn.tenant_id and ror.provider_id = sn.provider_id
        where sn.tenant_id = school and ror.done_on is distinct from school_today(school));
    when 'year-end-notice' then
      -- As in notify-of-year-end.ts.
      is_due := is_open and exists (
        select from school_class sc
        join school_year sy on sy.tenant_id = sc.tenant_id and sy.id = sc.school_year_id
        where sc.tenant_id = school and sc.is_active and not sc.is_template
          and sy.school_year_end >= school_today(school)
          and sy.school_year_end <= (school_today(school) + age)::date
          and not exists (
            select from roll_over_class roc where roc.tenant_id = sc.tenant_id and roc.from_class_id = sc.id)
          and not exists (
            select from roll_over ro
            where ro.tenant_id = sc.tenant_id and ro.from_school_year_id = sy.id and ro.undone_at is null)
          and not exists (
            select from roll_over_notice ron where ron.tenant_id = sy.tenant_id and ron.school_year_id = sy.id));
    else
      raise exception 'There is no work named %', work;
    end case;
    if is_due then
      return next school;
    end if;
  end loop;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function schools_with_work(text, interval, uuid[]) from public;
grant execute on function schools_with_work(text, interval, uuid[])
  to lernspur_identity, lernspur_school_admin, lernspur_teacher;
