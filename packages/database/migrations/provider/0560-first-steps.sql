-- What the provider's checklist needs to tick itself (rule first-steps.1).
alter table tenant add column first_steps_put_away_at timestamptz;

grant select (user_id, turned_on_at) on two_factor to lernspur_provider;
-- Neither texts nor facts of mails: only whether they went out.
grant select (id, kind, recipient, status, attempts, created_at, settled_at) on mail_outbox to lernspur_provider;

-- How far the furthest school has come: whether there is a class that is set up, and whether anything was observed. The
-- provider's role may read neither. One school at a time, so that the policies hold for the owner as well, until both
-- are found.
create function school_beginnings() returns table (has_class boolean, has_observation boolean)
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
