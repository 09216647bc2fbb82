-- Rights on one class that wait for whoever accepts an invitation. They go with the invitation and with the class.
create table invitation_access_right (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  school_class_id uuid not null,
  invitation_id uuid not null,
  can_manage_access_rights boolean not null default false,
  can_manage_students boolean not null default false,
  can_manage_performance_visuals boolean not null default false,
  can_manage_competences boolean not null default false,
  can_write_competence_entries boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id) references school_class on delete cascade,
  foreign key (tenant_id, invitation_id) references invitation (tenant_id, id) on delete cascade,
  unique (tenant_id, school_class_id, invitation_id),
  unique (tenant_id, school_class_id, id)
);

create index invitation_access_right_of_invitation on invitation_access_right (tenant_id, invitation_id);

create table invitation_access_right_subject (
  tenant_id uuid not null references tenant,
  id uuid not null default uuidv7(),
  invitation_access_right_id uuid not null,
  school_class_id uuid not null,
  school_subject_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, school_class_id, invitation_access_right_id)
    references invitation_access_right (tenant_id, school_class_id, id) on delete cascade,
  foreign key (tenant_id, school_class_id, school_subject_id)
    references school_subject (tenant_id, school_class_id, id) on delete cascade,
  unique (tenant_id, invitation_access_right_id, school_subject_id)
);

create index invitation_access_right_subject_of_subject
  on invitation_access_right_subject (tenant_id, school_subject_id);

call protect_tenant_table('invitation_access_right');
call protect_tenant_table('invitation_access_right_subject');

grant select, insert, update, delete on invitation_access_right, invitation_access_right_subject
  to lernspur_school_admin;

-- Gives a new member what an invitation promised, and answers the rights that were given. Whoever takes invitations may
-- do this one thing with rights on classes and no other. What the person holds already stays; the locks keep a class or
-- subject that is being deleted out.
create function grant_invited_rights(school uuid, accepted uuid, person uuid) returns setof uuid
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
begin
  perform set_config('app.tenant_id', school::text, true);
  return query
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
    returning id;
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

revoke execute on function grant_invited_rights(uuid, uuid, uuid) from public;
grant execute on function grant_invited_rights(uuid, uuid, uuid) to lernspur_identity;
