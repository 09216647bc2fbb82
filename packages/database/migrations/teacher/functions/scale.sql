-- A scale with its levels as the wire shows it; stands alone and inside assessments. The levels of a scale alone are
-- for reads that need nothing else of it: what stands in the whole document is not made then.
create or replace view performance_visual_document with (security_invoker = true) as
select
  v.tenant_id,
  v.id,
  v.school_class_id,
  v.is_template,
  v.origin_id,
  v.name,
  v.created_at,
  v.updated_at,
  levels.count as levels,
  jsonb_build_object(
    'id', v.id,
    'name', v.name,
    'levels', levels.count,
    'tenantId', v.tenant_id,
    'schoolClassId', v.school_class_id,
    'isTemplate', v.is_template,
    'originId', v.origin_id,
    'hasPerformanceAssessments', exists (
      select from performance_assessment a where a.tenant_id = v.tenant_id and a.performance_visual_id = v.id
    ),
    'performanceLevelsV2', levels.documents,
    'createdAt', iso_instant(v.created_at),
    'updatedAt', iso_instant(v.updated_at)
  ) as document,
  levels.documents as level_documents
from performance_visual v
cross join lateral (
  select
    count(*)::integer as count,
    coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', l.id,
          'level', l.level,
          'label', l.label,
          'isFrontendPicture', l.is_frontend_picture,
          'picturePath', l.picture_path,
          'pictureUrl', '/api/files/' || l.picture_file_id
        )
        order by l.level
      ),
      '[]'
    ) as documents
  from performance_level l
  where l.tenant_id = v.tenant_id and l.performance_visual_id = v.id
) as levels;

grant select on performance_visual_document to lernspur_teacher;

-- Copies the scales of classes into others, and their assessments of one year with the terms of another; says how many.
-- `lines` are objects of fromClassId, toClassId, fromYearId and toYearId. Without a former year all assessments are
-- copied, and without a new one they are in no term. School-admin has no right to write either.
create or replace function copy_class_scales(school uuid, lines jsonb) returns table (scales integer, assessments integer)
language sql security definer set search_path = public, pg_temp as $$
  with line as materialized (
    select i."fromClassId" as from_class_id, i."toClassId" as to_class_id, i."fromYearId" as from_year_id,
      i."toYearId" as to_year_id, from_sc.school_level as from_level, to_sc.school_level as to_level
    from jsonb_to_recordset(lines) as i ("fromClassId" uuid, "toClassId" uuid, "fromYearId" uuid, "toYearId" uuid)
    join school_class from_sc on from_sc.tenant_id = school and from_sc.id = i."fromClassId"
    join school_class to_sc on to_sc.tenant_id = school and to_sc.id = i."toClassId"
    where school = nullif(current_setting('app.tenant_id', true), '')::uuid
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
      pa.school_term_semester,
      case when pa.school_term_id is not null or line.from_year_id is null then next_stm.id end, line.to_class_id,
      coalesce(scale.id, pa.performance_visual_id)
    from line
    join performance_assessment pa on pa.tenant_id = school and pa.school_class_id = line.from_class_id
    left join school_term stm on stm.tenant_id = school and stm.id = pa.school_term_id
    left join school_term next_stm on next_stm.tenant_id = school and next_stm.school_year_id = line.to_year_id
      and next_stm.school_term_semester = pa.school_term_semester
    left join scale on scale.from_id = pa.performance_visual_id and scale.to_class_id = line.to_class_id
    where stm.id is null or line.from_year_id is null or stm.school_year_id = line.from_year_id
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

revoke execute on function copy_class_scales(uuid, jsonb) from public;
grant execute on function copy_class_scales(uuid, jsonb) to lernspur_school_admin;
