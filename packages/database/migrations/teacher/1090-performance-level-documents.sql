-- The levels of a scale alone, for reads that need nothing else of it: what stands in the whole document is not made then.
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
