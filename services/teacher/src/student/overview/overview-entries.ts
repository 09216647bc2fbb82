import { visibleSubjects } from '@lernspur/service-kit/access/class-access'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'

/** A student in a class. */
export interface StudentScope {
  readonly schoolClassId: string
  readonly studentId: string
}

const ofVersion = (
  tx: Transaction,
  { actor }: Call,
  { schoolClassId, studentId }: StudentScope,
  table: string,
): Fragment => tx`
  select o.competence_id, o.performance_level_id, o.observed_at, o.created_at from ${tx(table)} o
  where o.tenant_id = ${actor.tenantId} and o.school_subject_id = any(array(${visibleSubjects(tx, actor)}))
    and o.student_id = ${studentId} and o.school_class_id = ${schoolClassId}`

/** The value of a column in the newest entry with a level. */
const newest = (tx: Transaction, column: Fragment): Fragment => tx`
  (array_agg(${column} order by e.observed_at desc, e.created_at desc)
    filter (where e.performance_level_id is not null))[1]`

/**
 * Subquery of what was entered about a student, a row for each competence: `competence_id`, `entry_count`, `last_on`,
 * and of the newest level `level_id` and `level_on`. Both versions count (rule observation.2).
 */
export const entriesByCompetence = (tx: Transaction, call: Call, scope: StudentScope): Fragment => tx`
  select e.competence_id, count(*)::integer as entry_count, max(e.observed_at) as last_on,
    ${newest(tx, tx`e.performance_level_id`)} as level_id, ${newest(tx, tx`e.observed_at`)} as level_on
  from (${ofVersion(tx, call, scope, 'observation')}
    union all ${ofVersion(tx, call, scope, 'legacy_observation')}) as e
  group by e.competence_id`

/** Subquery of a level of either version: `shown`, and its `place` on its scale, from 0 to 1. */
export const levelById = (tx: Transaction, { actor: { tenantId } }: Call, levelId: Fragment): Fragment => tx`
  select jsonb_build_object('id', l.id, 'level', l.level, 'levels', l.levels, 'label', l.label,
    'isFrontendPicture', l.picture_file_id is null, 'picturePath', l.picture_path,
    'pictureUrl', '/api/files/' || l.picture_file_id) as shown,
    case when l.levels > 1 then (l.level - 1)::numeric / (l.levels - 1) else 1 end as place
  from (
    select pl.id, pl.level, pl.label, pl.picture_path, pl.picture_file_id,
      (select count(*) from performance_level other_pl where other_pl.tenant_id = pl.tenant_id
        and other_pl.performance_visual_id = pl.performance_visual_id)::integer as levels
    from performance_level pl where pl.tenant_id = ${tenantId} and pl.id = ${levelId}
    union all
    select lpl.id, lpl.level, lpl.label, lpl.picture_path, lpl.picture_file_id,
      (select count(*) from legacy_performance_level other_lpl where other_lpl.tenant_id = lpl.tenant_id
        and other_lpl.assessment_type_id = lpl.assessment_type_id)::integer
    from legacy_performance_level lpl where lpl.tenant_id = ${tenantId} and lpl.id = ${levelId}
  ) as l`
