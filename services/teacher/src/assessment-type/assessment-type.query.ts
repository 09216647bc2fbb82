import type { AssessmentType } from '@lernspur/contracts/teacher/assessment-type.contract'
import { visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call/call'
import type { Actor } from '@lernspur/service-kit/session/actor'

/** Types that the actor may see: the school's templates and those of visible classes. `aty` is the type. */
export const visibleType = (tx: Transaction, actor: Actor): Fragment =>
  tx`aty.tenant_id = ${actor.tenantId}
    and (aty.school_class_id is null or aty.school_class_id in (${visibleClasses(tx, actor)}))`

/** Select list over `aty` (assessment_type). */
export const assessmentTypeColumns = (tx: Transaction): Fragment => tx`
  aty.id, aty.origin_id, aty.name, aty.is_template, aty.tenant_id, aty.school_class_id, aty.created_at, aty.updated_at,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', lpl.id, 'level', lpl.level, 'label', lpl.label,
      'picturePath', lpl.picture_path, 'pictureUrl', '/api/files/' || lpl.picture_file_id) order by lpl.level)
    from legacy_performance_level lpl where lpl.tenant_id = aty.tenant_id and lpl.assessment_type_id = aty.id
  ), '[]') as performance_levels`

/** Reads a type after a change, in the same transaction. */
export const readType = async (tx: Transaction, { actor }: Call, id: string): Promise<AssessmentType> => {
  const [row] = await tx<AssessmentType[]>`
    select ${assessmentTypeColumns(tx)} from assessment_type aty where aty.tenant_id = ${actor.tenantId} and aty.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
