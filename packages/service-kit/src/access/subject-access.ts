import type { ClassRight } from '@lernspur/contracts/wire/access'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { ApiError } from '../call/api-error'
import type { Fragment, Transaction } from '../call/call'
import type { Actor } from '../session/actor'
import { requireRightOn, visibleSubjects } from './class-access'

/** Class of a subject; without one it is a template of the school. */
interface SubjectScope {
  readonly id: string
  readonly schoolClassId: string | null
}

/** Condition on `ss` (school_subject): the school's templates, and the class subjects that the actor may access. */
export const readableSubject = (tx: Transaction, actor: Actor): Fragment =>
  tx`ss.tenant_id = ${actor.tenantId} and (ss.is_template or ss.id in (${visibleSubjects(tx, actor)}))`

/**
 * A subject whose contents the actor may change: by the class's right, a template by managers and admins. NOT_FOUND
 * when the actor does not see it, `refusal` without the right.
 */
export const requireSubjectRight = async (
  tx: Transaction,
  actor: Actor,
  schoolSubjectId: string,
  right: ClassRight,
  refusal: ErrorCode,
): Promise<SubjectScope> => {
  const [row] = await tx<SubjectScope[]>`
    select ss.id, ss.school_class_id from school_subject ss
    where ${readableSubject(tx, actor)} and ss.id = ${schoolSubjectId}`
  if (!row) throw new ApiError('NOT_FOUND')
  await requireRightOn(tx, actor, row.schoolClassId, right, refusal)
  return row
}
