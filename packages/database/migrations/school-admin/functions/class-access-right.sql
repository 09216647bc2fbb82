-- Rights on classes end with the role. The provider, who may end a role, may not touch them in any other way.
create or replace function end_class_rights(school uuid, person uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', school::text, true);
  delete from class_access_right a
  where a.tenant_id = school and a.user_id = person
    and not exists (select from user_role r where r.tenant_id = school and r.user_id = person);
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function end_class_rights(uuid, uuid) from public;
grant execute on function end_class_rights(uuid, uuid) to lernspur_provider;

-- What people hold in a class taken together, as far as they may give it: only those count who manage its rights.
create or replace function rights_to_give(school uuid, class uuid, people uuid[])
returns table (
  gives boolean, students boolean, visuals boolean, competences boolean, writes boolean,
  all_subjects boolean, subject_ids uuid[])
language sql stable
begin atomic
  with giving as (
    select a.id, r.role_type <> 'user' or c.creator_id = r.user_id as leads,
      a.can_manage_students, a.can_manage_performance_visuals, a.can_manage_competences, a.can_write_competence_entries
    from user_role r
    join school_class c on c.tenant_id = school and c.id = class
    left join class_access_right a
      on a.tenant_id = school and a.school_class_id = class and a.user_id = r.user_id
        and (a.ends_at is null or a.ends_at > now())
    where r.tenant_id = school and r.user_id = any(people) and r.status = 'active'
      and (r.role_type <> 'user' or c.creator_id = r.user_id or a.can_manage_access_rights)
  )
  select count(*) > 0,
    coalesce(bool_or(g.leads or g.can_manage_students), false),
    coalesce(bool_or(g.leads or g.can_manage_performance_visuals), false),
    coalesce(bool_or(g.leads or g.can_manage_competences), false),
    coalesce(bool_or(g.leads or g.can_write_competence_entries), false),
    coalesce(bool_or(g.leads), false),
    array(
      select s.school_subject_id from class_access_right_subject s
      where s.tenant_id = school and s.class_access_right_id in (select id from giving))
  from giving g;
end;

-- Gives a new member what an invitation promised, as far as somebody who promised it could still give it, and answers
-- the rights that were given, with the classes that the person sees by it for the first time. Managers, admins and
-- whoever made the class see it anyway. Whoever takes invitations may do this one thing with rights on classes and no
-- other. What the person holds already stays; the locks keep a class or subject that is being deleted out.
create or replace function grant_invited_classes(school uuid, accepted uuid, person uuid)
returns table (id uuid, school_class_id uuid, school_class_name text, inviter_id uuid, is_news boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', school::text, true);
  -- A right that has ended is given anew, without its end.
  delete from class_access_right a
  where a.tenant_id = school and a.user_id = person and a.ends_at <= now();
  return query
    with granted as (
      insert into class_access_right as held (tenant_id, school_class_id, user_id, can_manage_access_rights,
        can_manage_students, can_manage_performance_visuals, can_manage_competences, can_write_competence_entries)
      select g.tenant_id, g.school_class_id, person, g.can_manage_access_rights,
        g.can_manage_students and k.students, g.can_manage_performance_visuals and k.visuals,
        g.can_manage_competences and k.competences, g.can_write_competence_entries and k.writes
      from invitation_access_right g
      join school_class c on c.tenant_id = g.tenant_id and c.id = g.school_class_id
      join invitation i on i.id = g.invitation_id
      cross join lateral rights_to_give(school, g.school_class_id, coalesce(g.promiser_ids, array[i.inviter_id])) k
      where g.tenant_id = school and g.invitation_id = accepted and k.gives
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
  join invitation i on i.id = g.invitation_id
  cross join lateral rights_to_give(school, g.school_class_id, coalesce(g.promiser_ids, array[i.inviter_id])) k
  join class_access_right a
    on a.tenant_id = g.tenant_id and a.school_class_id = g.school_class_id and a.user_id = person
  join invitation_access_right_subject s on s.tenant_id = g.tenant_id and s.invitation_access_right_id = g.id
  join school_subject j on j.tenant_id = s.tenant_id and j.id = s.school_subject_id
  where g.tenant_id = school and g.invitation_id = accepted and k.gives
    and (k.all_subjects or s.school_subject_id = any(k.subject_ids))
  order by s.school_subject_id
  for key share of g, s, j
  on conflict (tenant_id, class_access_right_id, school_subject_id) do nothing;
  perform set_config('app.tenant_id', before, true);
end
$$;

revoke execute on function grant_invited_classes(uuid, uuid, uuid) from public;
grant execute on function grant_invited_classes(uuid, uuid, uuid) to lernspur_identity;
