-- Of which class there are reports, and nothing of them: what reports exist of is not undone.
grant select (tenant_id, school_class_id) on report to lernspur_school_admin;

-- Which class and year assessments and scales belong to, so that they can be counted.
grant select (tenant_id, id, school_class_id, school_term_id) on performance_assessment to lernspur_school_admin;
grant select (tenant_id, id, school_class_id) on performance_visual to lernspur_school_admin;

-- Copies the scales of the classes of a roll-over, and their assessments of the former year with the terms of the new one;
-- says how many. School-admin, which rolls classes over, has no right to write either.
create function roll_over_scales(school uuid, rolled uuid) returns table (scales integer, assessments integer)
language sql security definer set search_path = public, pg_temp as $$
  with line as materialized (
    select roc.from_class_id, roc.to_class_id, ro.from_school_year_id, ro.to_school_year_id,
      from_sc.school_level as from_level, to_sc.school_level as to_level
    from roll_over ro
    join roll_over_class roc on roc.tenant_id = school and roc.roll_over_id = ro.id
    join school_class from_sc on from_sc.tenant_id = school and from_sc.id = roc.from_class_id
    join school_class to_sc on to_sc.tenant_id = school and to_sc.id = roc.to_class_id
    where ro.tenant_id = school and ro.id = rolled
      and ro.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
  ),
  scale as materialized (
    select uuidv7() as id, pv.id as from_id, pv.name, pv.origin_id, line.to_class_id
    from line join performance_visual pv on pv.tenant_id = school and pv.school_class_id = line.from_class_id
  ),
  made_scale as (
    insert into performance_visual (tenant_id, id, name, school_class_id, origin_id)
    select school, id, name, to_class_id, origin_id from scale
    returning id
  ),
  made_level as (
    insert into performance_level (tenant_id, performance_visual_id, level, label, is_frontend_picture, picture_path,
      picture_file_id)
    select school, scale.id, pl.level, pl.label, pl.is_frontend_picture, pl.picture_path, pl.picture_file_id
    from scale join performance_level pl on pl.tenant_id = school and pl.performance_visual_id = scale.from_id
  ),
  made_assessment as (
    insert into performance_assessment (tenant_id, name, weighting, school_level, school_term_semester, school_term_id,
      school_class_id, performance_visual_id)
    select school, pa.name, pa.weighting,
      case when pa.school_level = line.from_level then line.to_level else pa.school_level end,
      pa.school_term_semester, case when pa.school_term_id is not null then next_stm.id end, line.to_class_id,
      coalesce(scale.id, pa.performance_visual_id)
    from line
    join performance_assessment pa on pa.tenant_id = school and pa.school_class_id = line.from_class_id
    left join school_term stm on stm.tenant_id = school and stm.id = pa.school_term_id
    left join school_term next_stm on next_stm.tenant_id = school and next_stm.school_year_id = line.to_school_year_id
      and next_stm.school_term_semester = pa.school_term_semester
    left join scale on scale.from_id = pa.performance_visual_id and scale.to_class_id = line.to_class_id
    where stm.id is null or stm.school_year_id = line.from_school_year_id
    order by pa.id
    returning id
  ),
  -- The scale of the first version that a class has chosen, unless it is one of the school's.
  old_scale as materialized (
    select uuidv7() as id, aty.id as from_id, aty.name, aty.origin_id, line.to_class_id
    from line join assessment_type aty on aty.tenant_id = school and aty.school_class_id = line.from_class_id
  ),
  made_old_scale as (
    insert into assessment_type (tenant_id, id, name, school_class_id, origin_id)
    select school, id, name, to_class_id, origin_id from old_scale
  ),
  made_old_level as (
    insert into legacy_performance_level (tenant_id, assessment_type_id, level, label, picture_path, picture_file_id)
    select school, old_scale.id, lpl.level, lpl.label, lpl.picture_path, lpl.picture_file_id
    from old_scale join legacy_performance_level lpl on lpl.tenant_id = school and lpl.assessment_type_id = old_scale.from_id
  ),
  chosen as (
    update school_class sc set selected_assessment_type_id = coalesce(old_scale.id, from_sc.selected_assessment_type_id)
    from line
    join school_class from_sc on from_sc.tenant_id = school and from_sc.id = line.from_class_id
    left join old_scale on old_scale.from_id = from_sc.selected_assessment_type_id and old_scale.to_class_id = line.to_class_id
    where sc.tenant_id = school and sc.id = line.to_class_id and from_sc.selected_assessment_type_id is not null
  )
  select (select count(*) from made_scale)::integer, (select count(*) from made_assessment)::integer
$$;

revoke execute on function roll_over_scales(uuid, uuid) from public;
grant execute on function roll_over_scales(uuid, uuid) to lernspur_school_admin;
