import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuseInUse } from '@lernspur/service-kit/call/refuse-in-use'
import { deleteUndoEntry, restoreRows, undoable } from '@lernspur/service-kit/undo/undo-journal'
import { usesOfSubjects } from '../subject-use'
import type { SubjectChangeFacts } from './record-change'
import { subjectDigest } from './subject-digest'

/** Requires the rights as of now, on every class that the change concerns. */
const requireRights = async (
  tx: Transaction,
  { actor }: Call,
  { subjectIds, schoolClassIds }: SubjectChangeFacts,
): Promise<void> => {
  const present = await tx<{ schoolClassId: string | null }[]>`
    select school_class_id from school_subject
    where tenant_id = ${actor.tenantId} and id = any(${[...subjectIds]}::uuid[]) order by id for update`
  const classes = new Set([...schoolClassIds, ...present.map(({ schoolClassId }) => schoolClassId)])
  for (const id of classes) await requireRightOn(tx, actor, id, 'competences', 'NO_PERMISSION')
}

/** Ids of the rows of a table that the change found. */
const recordedIn = (tx: Transaction, tenantId: string, entryId: string) => (table: string) =>
  tx`
  select uro.row_id from undo_row uro
  where uro.tenant_id = ${tenantId} and uro.undo_entry_id = ${entryId} and uro.table_name = ${table}`

/** Selects entries of subjects and competences that the change has added. */
const usesOfAdded = (tx: Transaction, call: Call, entryId: string, ids: readonly string[]) => {
  const recorded = recordedIn(tx, call.actor.tenantId, entryId)
  return tx`${usesOfSubjects(tx, call, ids)} and (
    ot.school_subject_id not in (${recorded('school_subject')}) or ot.competence_id not in (${recorded('competence')}))`
}

/** Deletes what the change has added: subjects, and domains and competences of the subjects that were there before. */
const deleteAdded = async (tx: Transaction, tenantId: string, entryId: string, ids: readonly string[]) => {
  const recorded = recordedIn(tx, tenantId, entryId)
  const subjectIds = [...ids]
  await tx`
    delete from school_subject
    where tenant_id = ${tenantId} and id = any(${subjectIds}::uuid[]) and id not in (${recorded('school_subject')})`
  await tx`
    delete from competence_domain
    where tenant_id = ${tenantId} and school_subject_id = any(${subjectIds}::uuid[])
      and id not in (${recorded('competence_domain')})`
  await tx`
    delete from competence c using competence_domain cd
    where c.tenant_id = ${tenantId} and cd.tenant_id = c.tenant_id and cd.id = c.domain_id
      and cd.school_subject_id = any(${subjectIds}::uuid[]) and c.id not in (${recorded('competence')})`
}

/**
 * Undoes a change that the caller made (rule subject.6). NOT_FOUND for any other, NO_PERMISSION when the right is gone,
 * EDIT_CONFLICT when the subjects are no longer what the change left, FOREIGN_KEY_CONSTRAINT when there are observations.
 */
export const undoChange = (call: Call, changeId: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    const [change] = await tx<{ facts: SubjectChangeFacts }[]>`
      select ue.facts from undo_entry ue
      where ${undoable(tx, call, 'subject-change')} and ue.id = ${changeId} and ue.actor_id = ${userId} for update`
    if (!change) return refuse('NOT_FOUND')
    const { subjectIds, digestAfter } = change.facts
    await requireRights(tx, call, change.facts)
    const [now] = await tx<{ digest: string }[]>`select ${subjectDigest(tx, tenantId, subjectIds)} as digest`
    if (now?.digest !== digestAfter) return refuse('EDIT_CONFLICT')
    await refuseInUse(tx, usesOfAdded(tx, call, changeId, subjectIds))
    const recorded = tx`uro.undo_entry_id = ${changeId}`
    // The order among other subjects may have changed since.
    await restoreRows(tx, call, 'school_subject', recorded, { overwrite: { except: ['position'] } })
    await restoreRows(tx, call, 'competence_domain', recorded, { overwrite: { except: [] } })
    await restoreRows(tx, call, 'competence', recorded, { overwrite: { except: [] } })
    // Last, because a competence may have been moved into a domain that is deleted.
    await deleteAdded(tx, tenantId, changeId, subjectIds)
    await deleteUndoEntry(tx, call, changeId)
    await audit(tx, call, 'subject.undo', subjectIds)
    return undefined
  })
