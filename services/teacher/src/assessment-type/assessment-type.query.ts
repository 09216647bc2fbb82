import type { AssessmentType } from '@lernspur/contracts/assessment-type.contract'
import type { Actor } from '@lernspur/service-kit/actor'
import type { Call, Fragment, Transaction } from '@lernspur/service-kit/call'
import { visibleClasses } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'

/** Types that the actor may see: the school's templates and those of visible classes. `t` is the type. */
export const visibleType = (tx: Transaction, actor: Actor): Fragment =>
  tx`t.tenant_id = ${actor.tenantId}
    and (t.school_class_id is null or t.school_class_id in (${visibleClasses(tx, actor)}))`

/** What a type shows, as a select list over `t`. */
export const shownType = (tx: Transaction): Fragment => tx`
  t.id, t.origin_id, t.name, t.is_template, t.tenant_id, t.school_class_id, t.created_at, t.updated_at,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', l.id, 'level', l.level, 'label', l.label,
      'picturePath', l.picture_path, 'pictureUrl', '/api/files/' || l.picture_file_id) order by l.level)
    from legacy_performance_level l where l.tenant_id = t.tenant_id and l.assessment_type_id = t.id
  ), '[]') as performance_levels`

/** One type after a change in the same transaction. */
export const readType = async (tx: Transaction, { actor }: Call, id: string): Promise<AssessmentType> => {
  const [row] = await tx<AssessmentType[]>`
    select ${shownType(tx)} from assessment_type t where t.tenant_id = ${actor.tenantId} and t.id = ${id}`
  return row ?? refuse('NOT_FOUND')
}
