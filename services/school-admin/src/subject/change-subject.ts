import type { Subject, UpdateSubject } from '@lernspur/contracts/school-admin/subject.contract'
import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import { requireSubjectRight } from '@lernspur/service-kit/access/subject-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { differences } from '@lernspur/service-kit/call/differences'
import { refuseInUse } from '@lernspur/service-kit/call/refuse-in-use'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { recordSubject } from './deletion/record-subject'
import { readSubjects } from './subject.query'
import { usesOfSubjects } from './subject-use'

type SubjectRow = Pick<Subject, 'id' | 'schoolClassId' | 'schoolLevel'>

/**
 * Moves a subject to a position among those of its class, a template among those of its level; the others make room and
 * keep their version (rule subject.3).
 */
const moveSubjectToPosition = async (
  tx: Transaction,
  { actor }: Call,
  { id, schoolClassId, schoolLevel }: SubjectRow,
  position: number,
): Promise<void> => {
  const { tenantId } = actor
  const others = await tx<{ id: string }[]>`
    select ss.id from school_subject ss
    where ss.tenant_id = ${tenantId} and ss.school_class_id is not distinct from ${schoolClassId}
      and (ss.school_class_id is not null or ss.school_level = ${schoolLevel}) and ss.id <> ${id}
    order by ss.position, ss.name collate "de-x-icu", ss.id`
  const ids = others.map((row) => row.id).toSpliced(position, 0, id)
  await tx`
    update school_subject ss set position = i.place - 1
    from unnest(${ids}::uuid[]) with ordinality as i (id, place)
    where ss.tenant_id = ${tenantId} and ss.id = i.id`
}

type LockedSubject = Pick<
  Subject,
  'id' | 'name' | 'abbreviation' | 'color' | 'schoolLevel' | 'schoolClassId' | 'position' | 'updatedAt'
>

const lockSubject = async (tx: Transaction, call: Call, id: string, refusal: ErrorCode): Promise<LockedSubject> => {
  await requireSubjectRight(tx, call.actor, id, 'competences', refusal)
  const [row] = await tx<LockedSubject[]>`
    select id, name, abbreviation, color, school_level, school_class_id, position, updated_at from school_subject
    where tenant_id = ${call.actor.tenantId} and id = ${id} for update`
  return row ?? refuse('NOT_FOUND')
}

/** Changes a subject or template; omitted fields stay. */
export const updateSubject = (call: Call, id: string, change: UpdateSubject): Promise<Subject> =>
  call.write(async (tx) => {
    const current = await lockSubject(tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, current)
    await tx`
      update school_subject set
        name = ${change.name ?? current.name},
        abbreviation = ${change.abbreviation ?? current.abbreviation},
        color = ${change.color ?? current.color},
        school_level = ${change.schoolLevel ?? current.schoolLevel},
        updated_at = clock_timestamp()
      where tenant_id = ${call.actor.tenantId} and id = ${id}`
    if (change.position !== undefined) await moveSubjectToPosition(tx, call, current, change.position)
    await audit(tx, call, 'subject.update', id, differences(current, change))
    const [row] = await readSubjects(tx, call, [id])
    return row ?? refuse('NOT_FOUND')
  })

/**
 * Deletes a subject with its competences, and records them for undo; FOREIGN_KEY_CONSTRAINT when it has observations.
 */
export const deleteSubject = (call: Call, id: string): Promise<undefined> =>
  removeRow(
    call,
    'subject',
    id,
    async (tx, _, subjectId, refusal) => {
      const row = await lockSubject(tx, call, subjectId, refusal)
      // Before the record, which reads and copies all of the subject.
      await refuseInUse(tx, usesOfSubjects(tx, call, [subjectId]))
      await recordSubject(tx, call, subjectId, row.schoolClassId)
      return row
    },
    { table: 'school_subject' },
  )
