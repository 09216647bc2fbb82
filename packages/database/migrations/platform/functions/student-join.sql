-- Joining two records of one child reaches over the tables of all owners, so it belongs to the platform. `target` is the
-- record that stays, `source` the one that is joined into it.

-- How much a record holds, by kind.
create or replace function count_student_record(school uuid, child uuid) returns jsonb
language sql stable set search_path = public, pg_temp
begin atomic
  select jsonb_build_object(
    'observations', (select count(*) from observation o where o.tenant_id = school and o.student_id = child)
      + (select count(*) from legacy_observation o where o.tenant_id = school and o.student_id = child),
    'photos', (select count(*) from observation_photo op where op.tenant_id = school and op.student_id = child),
    'reports', (select count(*) from report r where r.tenant_id = school and r.original_student_id = child),
    'talkSheets', (select count(*) from talk_sheet ts where ts.tenant_id = school and ts.student_id = child),
    'classes',
      (select count(*) from student_class_relation scr where scr.tenant_id = school and scr.student_id = child),
    'formerClasses',
      (select count(*) from former_class_relation fcr where fcr.tenant_id = school and fcr.student_id = child),
    'plans', (select count(*) from week_plan_item wpi where wpi.tenant_id = school and wpi.student_id = child));
end;

revoke execute on function count_student_record(uuid, uuid) from public;

-- What two records hold, and the reports that both have of a class and period: `target` and `source` as counts by kind,
-- and `reports` as names.
create or replace function compare_student_records(school uuid, target uuid, source uuid) returns jsonb
language sql stable security definer set search_path = public, pg_temp
begin atomic
  select jsonb_build_object(
    'target', count_student_record(school, target),
    'source', count_student_record(school, source),
    'reports', (
      select coalesce(jsonb_agg(distinct r.name), '[]')
      from report r
      join report other_r on other_r.tenant_id = r.tenant_id and other_r.original_student_id = source
        and other_r.school_class_id = r.school_class_id
        and other_r.start_date = r.start_date and other_r.end_date = r.end_date
      where r.tenant_id = school and r.original_student_id = target))
  where school = nullif(current_setting('app.tenant_id', true), '')::uuid;
end;

revoke execute on function compare_student_records(uuid, uuid, uuid) from public;
grant execute on function compare_student_records(uuid, uuid, uuid) to lernspur_school_admin;

-- Records a row in the undo journal as one of `target`: it goes with that child, and the undo makes it one of `source`
-- again.
create or replace function record_joined_row(entry undo_entry, target uuid, act text, table_name text, content jsonb)
returns void language sql set search_path = public, pg_temp as $$
  insert into undo_row (tenant_id, undo_entry_id, service, action, table_name, content)
  values (entry.tenant_id, entry.id, entry.service, act, table_name, content || jsonb_build_object('student_id', target))
$$;

revoke execute on function record_joined_row(undo_entry, uuid, text, text, jsonb) from public;

-- Moves everything that a record has to another one, deletes the record, and records for an entry of the undo journal
-- what undoes it. What both have once, a place in a class, a seat or a plan for a week, the target has from then on.
-- Deleted observations that can still be restored come back to the target. The caller holds locks on both students.
create or replace function join_student_records(school uuid, target uuid, source uuid, entry_id uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  entry undo_entry;
  moved text;
begin
  select ue.* into strict entry from undo_entry ue
  where ue.tenant_id = school and ue.id = entry_id
    and ue.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid;

  foreach moved in array array[
    'observation', 'legacy_observation', 'observation_photo', 'talk_sheet', 'former_class_relation', 'enm_student'
  ] loop
    execute format(
      'with moved as (update %I t set student_id = $2 where t.tenant_id = $1.tenant_id and t.student_id = $3 returning t.id)'
        ' select record_joined_row($1, $2, ''update'', %L, jsonb_build_object(''tenant_id'', $1.tenant_id, ''id'', id))'
        ' from moved',
      moved, moved
    ) using entry, target, source;
  end loop;

  -- Reports stay as they were issued, with the names that they have; only whose they are changes.
  with moved as (
    update report r set original_student_id = target
    where r.tenant_id = school and r.original_student_id = source returning r.id)
  insert into undo_row (tenant_id, undo_entry_id, service, action, table_name, content)
  select school, entry.id, entry.service, 'update', 'report',
    jsonb_build_object('tenant_id', school, 'id', id, 'student_id', target)
  from moved;

  -- What the audit says of the child goes with the child (rule audit.1).
  with moved as (
    update audit_entry aue set entity_id = target
    where aue.tenant_id = school and aue.entity_id = source returning aue.id)
  insert into undo_row (tenant_id, undo_entry_id, service, action, table_name, content)
  select school, entry.id, entry.service, 'update', 'audit_entry',
    jsonb_build_object('tenant_id', school, 'id', id, 'student_id', target)
  from moved;

  with moved as (
    update undo_row uro set content = uro.content || jsonb_build_object('student_id', target)
    where uro.tenant_id = school and uro.student_id = source
      and uro.table_name = any(array['observation', 'legacy_observation', 'observation_photo'])
    returning uro.id)
  insert into undo_row (tenant_id, undo_entry_id, service, action, table_name, content)
  select school, entry.id, entry.service, 'update', 'undo_row',
    jsonb_build_object('tenant_id', school, 'id', id, 'student_id', target)
  from moved;

  with moved as (
    update week_plan_item wpi set student_id = target
    where wpi.tenant_id = school and wpi.student_id = source and not exists (
      select from week_plan_item other_wpi
      where other_wpi.tenant_id = school and other_wpi.student_id = target and other_wpi.user_id = wpi.user_id
        and other_wpi.school_class_id = wpi.school_class_id and other_wpi.week = wpi.week)
    returning wpi.id)
  insert into undo_row (tenant_id, undo_entry_id, service, action, table_name, content)
  select school, entry.id, entry.service, 'update', 'week_plan_item',
    jsonb_build_object('tenant_id', school, 'id', id, 'student_id', target)
  from moved;

  -- Who was in a class in both records was there from the earlier first day; null is from the beginning.
  perform record_joined_row(entry, target, 'update', 'student_class_relation',
    jsonb_build_object('tenant_id', school, 'id', scr.id, 'entered_on', scr.entered_on))
  from student_class_relation scr
  join student_class_relation source_scr on source_scr.tenant_id = school and source_scr.student_id = source
    and source_scr.school_class_id = scr.school_class_id
  where scr.tenant_id = school and scr.student_id = target and scr.entered_on is distinct from
    case when source_scr.entered_on is not null then least(scr.entered_on, source_scr.entered_on) end;
  update student_class_relation scr
  set entered_on = case when scr.entered_on is not null and source_scr.entered_on is not null
    then least(scr.entered_on, source_scr.entered_on) end
  from student_class_relation source_scr
  where source_scr.tenant_id = school and source_scr.student_id = source
    and scr.tenant_id = school and scr.student_id = target and scr.school_class_id = source_scr.school_class_id;

  with made as (
    insert into student_class_relation
    select r.* from student_class_relation scr
    cross join lateral jsonb_populate_record(scr,
      jsonb_build_object('id', uuidv7(), 'student_id', target)) as r
    where scr.tenant_id = school and scr.student_id = source
    on conflict (tenant_id, student_id, school_class_id) do nothing
    returning id)
  insert into undo_row (tenant_id, undo_entry_id, service, action, table_name, content)
  select school, entry.id, entry.service, 'insert', 'student_class_relation',
    jsonb_build_object('tenant_id', school, 'id', id, 'student_id', target)
  from made;
  with made as (
    insert into student_subject_relation
    select r.* from student_subject_relation ssr
    cross join lateral jsonb_populate_record(ssr,
      jsonb_build_object('id', uuidv7(), 'student_id', target)) as r
    where ssr.tenant_id = school and ssr.student_id = source
    on conflict (tenant_id, student_id, school_subject_id) do nothing
    returning id)
  insert into undo_row (tenant_id, undo_entry_id, service, action, table_name, content)
  select school, entry.id, entry.service, 'insert', 'student_subject_relation',
    jsonb_build_object('tenant_id', school, 'id', id, 'student_id', target)
  from made;
  with moved as (
    update seating_desk sde set student_id = target
    where sde.tenant_id = school and sde.student_id = source and not exists (
      select from seating_desk other_sde
      where other_sde.tenant_id = school and other_sde.student_id = target
        and other_sde.seating_plan_id = sde.seating_plan_id)
    returning sde.id)
  insert into undo_row (tenant_id, undo_entry_id, service, action, table_name, content)
  select school, entry.id, entry.service, 'update', 'seating_desk',
    jsonb_build_object('tenant_id', school, 'id', id, 'student_id', target)
  from moved;

  perform record_joined_row(entry, target, 'delete', 'seating_desk', to_jsonb(sde))
  from seating_desk sde where sde.tenant_id = school and sde.student_id = source;
  perform record_joined_row(entry, target, 'delete', 'week_plan_item', to_jsonb(wpi))
  from week_plan_item wpi where wpi.tenant_id = school and wpi.student_id = source;
  perform record_joined_row(entry, target, 'delete', 'student_subject_relation', to_jsonb(ssr))
  from student_subject_relation ssr where ssr.tenant_id = school and ssr.student_id = source;
  perform record_joined_row(entry, target, 'delete', 'student_class_relation', to_jsonb(scr))
  from student_class_relation scr where scr.tenant_id = school and scr.student_id = source;
  -- Under a name of its own, because a row of `student` would go with the record. A picture stays as long as the entry.
  perform record_joined_row(entry, target, 'delete', 'joined_student', to_jsonb(s) || jsonb_build_object('file_id', sf.id))
  from student s
  left join stored_file sf on sf.tenant_id = school and '/api/files/' || sf.id = s.avatar
  where s.tenant_id = school and s.id = source;
  delete from student s where s.tenant_id = school and s.id = source;
end
$$;

revoke execute on function join_student_records(uuid, uuid, uuid, uuid) from public;
grant execute on function join_student_records(uuid, uuid, uuid, uuid) to lernspur_school_admin;

-- Makes the rows of a table that went with the joined record again, for that record.
create or replace function restore_joined_rows(school uuid, entry_id uuid, source uuid, restored text) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  perform restore_rows(restored::regclass,
    jsonb_agg(uro.content || jsonb_build_object('student_id', source) order by uro.id), false, '{}')
  from undo_row uro
  where uro.tenant_id = school and uro.undo_entry_id = entry_id and uro.table_name = restored and uro.action = 'delete';
end
$$;

revoke execute on function restore_joined_rows(uuid, uuid, uuid, text) from public;

-- Undoes a join: what was moved goes back if it is still there and still of the target, and what was entered since stays
-- with the target, as does its place in a class where it has entries. Returns the two records; nothing when the entry no
-- longer holds the joined one.
create or replace function separate_student_records(school uuid, entry_id uuid) returns table (target uuid, source uuid)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moved text;
begin
  select uro.student_id, uro.row_id into target, source from undo_row uro
  where uro.tenant_id = school and uro.undo_entry_id = entry_id and uro.table_name = 'joined_student'
    and uro.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid;
  if not found then
    return;
  end if;
  perform from student s where s.tenant_id = school and s.id = target for update;

  -- Parts of the name are made again, and so is the last day of the classes.
  perform restore_rows('student', jsonb_agg(uro.content
    || '{"searched_as": null, "enrolled_until": "0001-01-02"}'), false, '{}')
  from undo_row uro
  where uro.tenant_id = school and uro.undo_entry_id = entry_id and uro.table_name = 'joined_student';

  perform restore_joined_rows(school, entry_id, source, 'student_class_relation');
  perform restore_joined_rows(school, entry_id, source, 'student_subject_relation');

  foreach moved in array array[
    'observation', 'legacy_observation', 'observation_photo', 'talk_sheet', 'former_class_relation', 'week_plan_item',
    'enm_student'
  ] loop
    execute format(
      'update %I t set student_id = $3 from undo_row uro'
        ' where uro.tenant_id = $1 and uro.undo_entry_id = $2 and uro.table_name = %L and uro.action = ''update'''
        ' and t.tenant_id = $1 and t.id = uro.row_id and t.student_id = $4',
      moved, moved
    ) using school, entry_id, source, target;
  end loop;
  update seating_desk sde set student_id = source from undo_row uro
  where uro.tenant_id = school and uro.undo_entry_id = entry_id and uro.table_name = 'seating_desk'
    and uro.action = 'update' and sde.tenant_id = school and sde.id = uro.row_id and sde.student_id = target
    and exists (
      select from student_class_relation scr
      where scr.tenant_id = school and scr.student_id = source and scr.school_class_id = sde.school_class_id);
  update report r set original_student_id = source from undo_row uro
  where uro.tenant_id = school and uro.undo_entry_id = entry_id and uro.table_name = 'report'
    and r.tenant_id = school and r.id = uro.row_id and r.original_student_id = target;
  update audit_entry aue set entity_id = source from undo_row uro
  where uro.tenant_id = school and uro.undo_entry_id = entry_id and uro.table_name = 'audit_entry'
    and aue.tenant_id = school and aue.id = uro.row_id and aue.entity_id = target;
  update undo_row other_uro set content = other_uro.content || jsonb_build_object('student_id', source)
  from undo_row uro
  where uro.tenant_id = school and uro.undo_entry_id = entry_id and uro.table_name = 'undo_row'
    and other_uro.tenant_id = school and other_uro.id = uro.row_id and other_uro.student_id = target;

  perform restore_joined_rows(school, entry_id, source, 'seating_desk');
  perform restore_joined_rows(school, entry_id, source, 'week_plan_item');

  delete from student_class_relation scr using undo_row uro
  where uro.tenant_id = school and uro.undo_entry_id = entry_id and uro.table_name = 'student_class_relation'
    and uro.action = 'insert' and scr.tenant_id = school and scr.id = uro.row_id
    and not exists (
      select from observation o
      where o.tenant_id = school and o.student_id = target and o.school_class_id = scr.school_class_id)
    and not exists (
      select from talk_sheet ts
      where ts.tenant_id = school and ts.student_id = target and ts.school_class_id = scr.school_class_id)
    and not exists (
      select from report r
      where r.tenant_id = school and r.original_student_id = target and r.school_class_id = scr.school_class_id);
  delete from student_subject_relation ssr using undo_row uro
  where uro.tenant_id = school and uro.undo_entry_id = entry_id and uro.table_name = 'student_subject_relation'
    and uro.action = 'insert' and ssr.tenant_id = school and ssr.id = uro.row_id
    and not exists (
      select from observation o
      where o.tenant_id = school and o.student_id = target and o.school_subject_id = ssr.school_subject_id);
  update student_class_relation scr set entered_on = (uro.content ->> 'entered_on')::date from undo_row uro
  where uro.tenant_id = school and uro.undo_entry_id = entry_id and uro.table_name = 'student_class_relation'
    and uro.action = 'update' and scr.tenant_id = school and scr.id = uro.row_id;
  return next;
end
$$;

revoke execute on function separate_student_records(uuid, uuid) from public;
grant execute on function separate_student_records(uuid, uuid) to lernspur_school_admin;
