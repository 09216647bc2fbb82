import {
  type CreateTalkSheet,
  type TalkSheet,
  talkParts,
} from '@lernspur/contracts/teacher/student/talk-sheet.contract'
import { requireOpenClass } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { schoolToday } from '@lernspur/service-kit/tenant/school-today'
import { subjectsQuery } from '../overview/overview.query'
import type { StudentScope } from '../overview/overview-entries'
import { draftTalk } from './draft-talk'
import { storeNote } from './store-note'
import { readSheet } from './talk-sheet.query'

/** NOT_FOUND for a student outside the class, CREATE_NOT_ALLOWED for one who waits to be erased (rule erasure.1). */
const requireStudent = async (tx: Transaction, { actor: { tenantId } }: Call, scope: StudentScope): Promise<void> => {
  const [student] = await tx<{ isLeaving: boolean }[]>`
    select s.erases_at is not null as is_leaving
    from student s
    join student_class_relation scr on scr.tenant_id = s.tenant_id and scr.student_id = s.id
    where s.tenant_id = ${tenantId} and s.id = ${scope.studentId} and scr.school_class_id = ${scope.schoolClassId}`
  if (!student) refuse('NOT_FOUND')
  if (student?.isLeaving) refuse('CREATE_NOT_ALLOWED')
}

/**
 * A new sheet with what was given, the rest drafted from what the caller may see (rule talk.2). CREATE_NOT_ALLOWED
 * without the right to write in the class.
 */
export const createTalkSheet = (call: Call, scope: StudentScope, given: CreateTalkSheet): Promise<TalkSheet> =>
  call.write(async (tx) => {
    const { actor } = call
    await requireOpenClass(tx, actor, scope.schoolClassId)
    await requireStudent(tx, call, scope)
    const isFull = talkParts.every((part) => given[part] !== undefined)
    const draft = draftTalk(isFull ? [] : await subjectsQuery(tx, call, scope), call.language)
    const id = Bun.randomUUIDv7()
    await tx`
      insert into talk_sheet (tenant_id, id, student_id, school_class_id, held_on, going_well, practising, next_step,
        agreed, creator_id)
      values (${actor.tenantId}, ${id}, ${scope.studentId}, ${scope.schoolClassId},
        coalesce(${given.heldOn ?? null}::date, ${schoolToday(tx, actor)}), ${given.goingWell ?? draft.goingWell},
        ${given.practising ?? draft.practising}, ${given.nextStep ?? draft.nextStep}, ${given.agreed ?? draft.agreed},
        ${actor.userId})`
    if (given.note) await storeNote(tx, call, id, given.note)
    await audit(tx, call, 'talk-sheet.create', id)
    return readSheet(tx, call, id)
  })
