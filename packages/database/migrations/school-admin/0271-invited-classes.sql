-- As grant_invited_rights was; it also says which classes the person sees by it for the first time, so that he or she
-- can be told. Managers, admins and whoever made the class see it anyway.
create function grant_invited_classes(school uuid, accepted uuid, person uuid)
returns table (id uuid, school_class_id uuid, school_class_name text, inviter_id uuid, is_news boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', school::text, true);
  return query
    with granted as (
      insert into class_access_right as held (tenant_id, school_class_id, user_id, can_manage_access_rights,
        can_manage_students, can_manage_performance_visuals, can_manage_competences, can_write_competence_entries)
      select g.tenant_id, g.school_class_id, person, g.can_manage_access_rights, g.can_manage_students,
        g.can_manage_performance_visuals, g.can_manage_competences, g.can_write_competence_entries
      from invitation_access_right g
      join school_class c on c.tenant_id = g.tenant_id and c.id = g.school_class_id
      where g.tenant_id = school and g.invitation_id = accepted
        and exists (select from user_role r where r.tenant_id = school and r.user_id = person and r.status = 'active')
      order by g.school_class_id
      for key share of g, c
      on conflict (tenant_id, school_class_id, user_id) do update set
        can_manage_access_rights = held.can_manage_access_rights or excluded.can_manage_access_rights,
        can_manage_students = held.can_manage_students or excluded.can_manage_students,
        can_manage_performance_visuals = held.can_manage_performance_visuals or excluded.can_manage_performance_visuals,
        can_manage_competences = held.can_manage_competences or excluded.can_manage_competences,
        can_write_competence_entries = held.can_write_competence_entries or excluded.can_write_competence_entries,
        updated_at = clock_timestamp()
      returning held.id, held.school_class_id, old.id is null as is_new
    )
    select granted.id, granted.school_class_id, c.name, i.inviter_id,
      granted.is_new and c.creator_id <> person and r.role_type = 'user'
    from granted
    join school_class c on c.tenant_id = school and c.id = granted.school_class_id
    join user_role r on r.tenant_id = school and r.user_id = person
    join invitation i on i.id = accepted
    order by c.name, c.id;
  insert into class_access_right_subject (tenant_id, class_access_right_id, school_class_id, school_subject_id)
  select a.tenant_id, a.id, a.school_class_id, s.school_subject_id
  from invitation_access_right g
  join class_access_right a
    on a.tenant_id = g.tenant_id and a.school_class_id = g.school_class_id and a.user_id = person
  join invitation_access_right_subject s on s.tenant_id = g.tenant_id and s.invitation_access_right_id = g.id
  join school_subject j on j.tenant_id = s.tenant_id and j.id = s.school_subject_id
  where g.tenant_id = school and g.invitation_id = accepted
  order by s.school_subject_id
  for key share of g, s, j
  on conflict (tenant_id, class_access_right_id, school_subject_id) do nothing;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function grant_invited_classes(uuid, uuid, uuid) from public;
grant execute on function grant_invited_classes(uuid, uuid, uuid) to lernspur_identity;

-- What the version before calls.
create or replace function grant_invited_rights(school uuid, accepted uuid, person uuid) returns setof uuid
language sql security definer set search_path = public, pg_temp
begin atomic
  select id from grant_invited_classes(school, accepted, person);
end;
