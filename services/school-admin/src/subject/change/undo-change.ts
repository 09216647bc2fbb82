import { requireRightOn } from '@lernspur/service-kit/access/class-access'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuse } from '@lernspur/service-kit/call/refusal'
import { digest, type Snapshot } from './snapshot'
import { writeSnapshots } from './write-snapshots'

interface Change {
  readonly subjectIds: readonly string[]
  readonly contentsBefore: readonly Snapshot[]
  readonly digestAfter: string
}

/** Rights are those of now, on every class that the change concerns. */
const requireRights = async (
  tx: Transaction,
  { actor }: Call,
  { subjectIds, contentsBefore }: Change,
): Promise<void> => {
  const present = await tx<{ schoolClassId: string | null }[]>`
    select school_class_id from school_subject
    where tenant_id = ${actor.tenantId} and id = any(${[...subjectIds]}::uuid[]) order by id for update`
  const classes = new Set([
    ...present.map(({ schoolClassId }) => schoolClassId),
    ...contentsBefore.map(({ subject }) => subject.school_class_id),
  ])
  for (const id of classes) await requireRightOn(tx, actor, id, 'competences', 'NO_PERMISSION')
}

/**
 * Undoes a change that the caller made (rule subject.6). NOT_FOUND for any other, NO_PERMISSION when the right is gone,
 * EDIT_CONFLICT when the subjects are no longer what the change left, FOREIGN_KEY_CONSTRAINT when there are observations.
 */
export const undoChange = (call: Call, changeId: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    const [change] = await tx<Change[]>`
      delete from subject_change where tenant_id = ${tenantId} and id = ${changeId} and user_id = ${userId}
      returning subject_ids, contents_before, digest_after`
    if (!change) return refuse('NOT_FOUND')
    await requireRights(tx, call, change)
    const [now] = await tx<{ digest: string }[]>`select ${digest(tx, tenantId, change.subjectIds)} as digest`
    if (now?.digest !== change.digestAfter) return refuse('EDIT_CONFLICT')
    const before = new Set(change.contentsBefore.map(({ subject }) => subject.id))
    const made = change.subjectIds.filter((id) => !before.has(id))
    await tx`delete from school_subject where tenant_id = ${tenantId} and id = any(${made}::uuid[])`
    await writeSnapshots(tx, tenantId, change.contentsBefore)
    await audit(tx, call, 'subject.undo', change.subjectIds)
    return undefined
  })
