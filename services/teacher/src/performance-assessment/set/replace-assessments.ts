import type { AssessmentSet } from '@lernspur/contracts/teacher/assessment-set.contract'
import type { CreatePerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { refuseInUse } from '@lernspur/service-kit/call/refuse-in-use'
import { swapVisual } from '../change-visual'
import { insertAssessments } from '../create-performance-assessments'
import { type LockedAssessment, usesOfAssessments } from '../performance-assessment.policy'
import { readAssessments } from '../performance-assessment.query'
import { deleteScaleChanges } from '../scale-change/record-scale-change'
import { renewVersion } from '../set-version'
import { type AssessmentMatch, planAssessments } from './assessment-plan'

/** Deletes locked assessments; FOREIGN_KEY_CONSTRAINT while entries name one of them. */
const remove = async (
  tx: Transaction,
  call: Call,
  superfluous: readonly LockedAssessment[],
  schoolClassId: string | null,
): Promise<void> => {
  const ids = superfluous.map(({ id }) => id)
  if (ids.length === 0) return
  await refuseInUse(tx, usesOfAssessments(tx, call, ids))
  await tx`
    delete from performance_assessment where tenant_id = ${call.actor.tenantId} and id = any(${ids}::uuid[])`
  await deleteScaleChanges(tx, call, ids)
  await renewVersion(tx, call.actor.tenantId, schoolClassId)
  await audit(tx, call, 'performance-assessment.delete', ids)
}

/** Updates weightings that differ, and changes the scale of those on another one. */
const change = async (tx: Transaction, call: Call, planned: readonly AssessmentMatch[]): Promise<void> => {
  const matched = planned.flatMap(({ known, wanted }) => (known ? [{ known, wanted }] : []))
  const weighed = matched
    .map(({ known, wanted: { weighting = 0 } }) => ({
      id: known.id,
      weighting,
      differs: weighting !== known.weighting,
    }))
    .filter(({ differs }) => differs)
  await tx`
    update performance_assessment pa set weighting = i.weighting, updated_at = clock_timestamp()
    from jsonb_to_recordset(${tx.json(weighed)}) as i (id uuid, weighting numeric)
    where pa.tenant_id = ${call.actor.tenantId} and pa.id = i.id`
  const ids = weighed.map(({ id }) => id)
  await audit(tx, call, 'performance-assessment.update', ids)
  for (const { known, wanted } of matched) {
    const { performanceVisualId } = wanted
    if (known.performanceVisualId !== performanceVisualId) await swapVisual(tx, call, known, { performanceVisualId })
  }
}

/** Creates missing assessments; returns the ids of all, in the order given. */
const createMissing = async (
  tx: Transaction,
  call: Call,
  planned: readonly AssessmentMatch[],
  schoolClassId: string | null,
): Promise<string[]> => {
  const missing = planned.flatMap(({ known, wanted }, index) => (known ? [] : [{ wanted, index }]))
  const made = await insertAssessments(
    tx,
    call,
    missing.map(({ wanted }) => wanted),
    schoolClassId,
    (index) => `performanceAssessments.${missing[index]?.index}.`,
  )
  const ids = made.map(({ id }) => id)
  return planned.flatMap(({ known }) => known?.id ?? ids.shift() ?? [])
}

/** The assessments with the version of the whole set. */
const readSet = async (tx: Transaction, call: Call, ids: readonly string[]): Promise<AssessmentSet> => {
  const found = new Map((await readAssessments(tx, call, ids)).map((row) => [row.id, row]))
  const rows = ids.flatMap((id) => found.get(id) ?? [])
  const [newest] = await tx<{ updatedAt: string }[]>`
    select coalesce(max(pa.updated_at), clock_timestamp()) as updated_at from performance_assessment pa
    where pa.tenant_id = ${call.actor.tenantId} and pa.id = any(${[...ids]}::uuid[])`
  return { rows, count: rows.length, updatedAt: newest?.updatedAt ?? '' }
}

/** Applies `planAssessments` to locked assessments. */
export const replaceAssessments = async (
  tx: Transaction,
  call: Call,
  current: readonly LockedAssessment[],
  requested: readonly CreatePerformanceAssessment[],
  schoolClassId: string | null,
): Promise<AssessmentSet> => {
  const { planned, superfluous } = planAssessments(current, requested)
  await remove(tx, call, superfluous, schoolClassId)
  await change(tx, call, planned)
  return readSet(tx, call, await createMissing(tx, call, planned, schoolClassId))
}
