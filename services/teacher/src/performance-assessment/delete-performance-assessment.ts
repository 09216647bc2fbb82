import type { ErrorCode } from '@lernspur/contracts/wire/error-catalogue'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { removeRow } from '@lernspur/service-kit/call/remove-row'
import { type LockedAssessment, lockAssessment, usesOfAssessments } from './performance-assessment.policy'
import { deleteScaleChanges } from './scale-change/record-scale-change'
import { lockSet, renewVersion } from './set-version'

/** Locks the set before the row, in the same order as a replacement of the set. */
const lockInSet = async (tx: Transaction, call: Call, id: string, refusal: ErrorCode): Promise<LockedAssessment> => {
  const { tenantId } = call.actor
  const [known] = await tx<Pick<LockedAssessment, 'schoolClassId'>[]>`
    select pa.school_class_id from performance_assessment pa where pa.tenant_id = ${tenantId} and pa.id = ${id}`
  if (known) await lockSet(tx, tenantId, known.schoolClassId)
  return lockAssessment(tx, call, id, refusal)
}

/** Deletes an assessment; FOREIGN_KEY_CONSTRAINT while entries use it. */
export const deletePerformanceAssessment = (call: Call, id: string): Promise<undefined> =>
  removeRow(call, 'performance-assessment', id, lockInSet, {
    uses: (tx) => usesOfAssessments(tx, call, [id]),
    afterwards: async (tx, _, { schoolClassId }) => {
      await deleteScaleChanges(tx, call, [id])
      await renewVersion(tx, call.actor.tenantId, schoolClassId)
    },
  })
