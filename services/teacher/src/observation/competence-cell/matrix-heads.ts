import type { Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

// Parts of the matrix as JSON, over the CTE `chosen_subject`.

/** Domains of the subject with their competences, those without any left out. */
export const domainsQuery = (tx: Transaction, { tenantId }: Actor): Fragment => tx`(
  select coalesce(json_agg(json_build_object('id', cd.id, 'symbol', cd.symbol, 'name', cd.name,
    'competences', held.competences) order by cd.position, cd.id), '[]')
  from competence_domain cd
  cross join lateral (
    select json_agg(json_build_object('id', c.id, 'description', c.description, 'shortTitle', c.short_title,
      'levelDescriptions', c.level_descriptions) order by c.position, c.id) as competences
    from competence c where c.tenant_id = cd.tenant_id and c.domain_id = cd.id
  ) held
  where cd.tenant_id = ${tenantId} and cd.school_subject_id = (select id from chosen_subject)
    and held.competences is not null)`

/** Children of the class who take part in the subject, by first name. */
export const studentsQuery = (tx: Transaction, { tenantId }: Actor, schoolClassId: string): Fragment => tx`(
  select coalesce(json_agg(json_build_object('id', s.id, 'firstName', s.first_name, 'lastName', s.last_name,
    'avatar', s.avatar, 'isLeaving', s.erases_at is not null)
    order by s.first_name collate "de-x-icu", s.last_name collate "de-x-icu", s.id), '[]')
  from student_subject_relation ssr
  join student s on s.tenant_id = ssr.tenant_id and s.id = ssr.student_id
  where ssr.tenant_id = ${tenantId} and ssr.school_class_id = ${schoolClassId}
    and ssr.school_subject_id = (select id from chosen_subject))`

const legacyLevels = (tx: Transaction): Fragment => tx`(
  select json_agg(json_build_object('id', lpl.id, 'level', lpl.level, 'label', lpl.label,
    'isFrontendPicture', lpl.picture_file_id is null, 'picturePath', lpl.picture_path,
    'pictureUrl', '/api/files/' || lpl.picture_file_id) order by lpl.level)
  from legacy_performance_level lpl where lpl.tenant_id = aty.tenant_id and lpl.assessment_type_id = aty.id)`

/**
 * Scales that the class may use, its own first; those of the first version only if the subject has such entries (rule
 * scale.4).
 */
export const scalesQuery = (tx: Transaction, { tenantId }: Actor, schoolClassId: string): Fragment => tx`(
  select coalesce(json_agg(json_build_object('id', scale.id, 'name', scale.name, 'isLegacy', scale.is_legacy,
    'levels', scale.levels) order by scale.is_legacy, scale.is_shared, scale.name, scale.id), '[]')
  from (
    select pv.id, pv.name, false as is_legacy, pv.school_class_id is null as is_shared,
      pv.level_documents as levels
    from performance_visual_document pv
    where pv.tenant_id = ${tenantId} and (pv.school_class_id is null or pv.school_class_id = ${schoolClassId})
    union all
    select aty.id, aty.name, true, aty.school_class_id is null, coalesce(${legacyLevels(tx)}, '[]')::jsonb
    from assessment_type aty
    where aty.tenant_id = ${tenantId} and (aty.school_class_id is null or aty.school_class_id = ${schoolClassId})
      and exists (select from legacy_observation o where o.tenant_id = ${tenantId}
        and o.school_subject_id = (select id from chosen_subject))
  ) scale)`
