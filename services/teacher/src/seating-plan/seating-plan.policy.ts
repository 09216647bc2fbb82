import type { Desk } from '@lernspur/contracts/teacher/observation-form/seating-plan.contract'
import type { ErrorCode, Language } from '@lernspur/contracts/wire/error-catalogue'
import { requireClassRight, visibleClasses } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'

const texts: Readonly<Record<Language, Readonly<Record<'child' | 'place', string>>>> = {
  de: { child: 'Ein Kind sitzt an zwei Plätzen.', place: 'Auf einem Platz sitzen zwei Kinder.' },
  en: { child: 'A child sits at two places.', place: 'Two children sit at one place.' },
}

/** The current row of a plan, locked for a change. */
export interface LockedPlan {
  readonly id: string
  readonly schoolClassId: string
  readonly room: string
  readonly updatedAt: string
}

/** Locks a plan for whoever manages the children of its class (rule seating.2); NOT_FOUND when it is not visible. */
export const lockPlan = async (tx: Transaction, call: Call, id: string, refusal: ErrorCode): Promise<LockedPlan> => {
  const { actor } = call
  const [row] = await tx<LockedPlan[]>`
    select sp.id, sp.school_class_id, sp.room, sp.updated_at from seating_plan sp
    where sp.tenant_id = ${actor.tenantId} and sp.id = ${id} and sp.school_class_id in (${visibleClasses(tx, actor)})
    for update of sp`
  if (!row) return refuse('NOT_FOUND')
  await requireClassRight(tx, actor, row.schoolClassId, 'students', refusal)
  return row
}

/** VALIDATION_FAILED when a child has two desks or two children share a position (rule seating.1). */
const requireDistinctDesks = (desks: readonly Desk[], language: Language): void => {
  const count = (keys: readonly string[]) => new Set(keys).size
  const fault = (message: string) => refuse('VALIDATION_FAILED', [{ path: 'desks', message }])
  if (count(desks.map(({ studentId }) => studentId)) < desks.length) fault(texts[language].child)
  if (count(desks.map(({ x, y }) => `${x} ${y}`)) < desks.length) fault(texts[language].place)
}

/** NOT_FOUND when a child is not of the class. */
export const requireSeatable = async (
  tx: Transaction,
  { actor, language }: Call,
  schoolClassId: string,
  desks: readonly Desk[],
): Promise<void> => {
  requireDistinctDesks(desks, language)
  const known = await tx`
    select from student_class_relation scr
    where scr.tenant_id = ${actor.tenantId} and scr.school_class_id = ${schoolClassId}
      and scr.student_id = any(${desks.map(({ studentId }) => studentId)}::uuid[])`
  if (known.length < desks.length) refuse('NOT_FOUND')
}

/** EDIT_CONFLICT when another plan of the class is for the room. */
export const requireFreeRoom = async (
  tx: Transaction,
  { actor }: Call,
  { schoolClassId, room, id }: Pick<LockedPlan, 'schoolClassId' | 'room'> & { readonly id?: string },
): Promise<void> => {
  const taken = await tx`
    select from seating_plan sp
    where sp.tenant_id = ${actor.tenantId} and sp.school_class_id = ${schoolClassId} and sp.room = ${room}
      and sp.id is distinct from ${id ?? null}::uuid`
  if (taken.length > 0) refuse('EDIT_CONFLICT')
}
