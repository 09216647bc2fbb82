import type { CreateObservation, Observation, UpdateObservation } from '@lernspur/contracts/observation.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { requireFresh } from '@lernspur/service-kit/require-fresh'
import { observationFacts } from './observation.facts'
import { contentFaults, dayFaults } from './observation.faults'
import { type LockedObservation, lockObservation } from './observation.policy'
import { shownObservation } from './observation.query'

/** The entry as it will stand: what was not named stays. */
const merge = (current: LockedObservation, change: UpdateObservation) => ({
  ...current,
  description: change.description === undefined ? current.description : change.description?.trim() || null,
  observedAt: change.observedAt ?? current.observedAt,
  performanceLevelV2Id:
    change.performanceLevelV2Id === undefined ? current.performanceLevelV2Id : change.performanceLevelV2Id,
  performanceAssessmentId:
    change.performanceAssessmentId === undefined ? current.performanceAssessmentId : change.performanceAssessmentId,
})

/** Only what changes is held against the data: an old entry may be mended after a child has moved. */
const checkChange = async (tx: Transaction, call: Call, next: CreateObservation, change: UpdateObservation) => {
  const faults = contentFaults(next, '', call.language)
  const [facts] = await observationFacts(tx, call.actor, [next])
  const unknown = facts && (!facts.levelKnown || !facts.assessmentKnown)
  if (unknown && (change.performanceLevelV2Id || change.performanceAssessmentId)) refuse('NOT_FOUND')
  if (facts && change.observedAt) faults.push(...dayFaults(facts, '', call.language))
  if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
}

/**
 * Changes one observation. EDIT_CONFLICT when `If-Match` names an older state; UPDATE_NOT_ALLOWED without the right
 * to write; child, class and competence stay as they are.
 */
export const updateObservation = (
  call: Call,
  id: string,
  change: UpdateObservation,
  headers: Headers,
): Promise<Observation> =>
  call.write(async (tx) => {
    const current = await lockObservation(tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, headers, current)
    const next = merge(current, change)
    await checkChange(tx, call, next, change)
    const [row] = await tx<Observation[]>`
      with o as (
        update observation set
          description = ${next.description},
          observed_at = ${next.observedAt},
          performance_level_id = ${next.performanceLevelV2Id},
          performance_assessment_id = ${next.performanceAssessmentId},
          updated_by_id = ${call.actor.userId},
          updated_at = clock_timestamp()
        where tenant_id = ${call.actor.tenantId} and id = ${id}
        returning *
      )
      select ${shownObservation(tx)} from o join app_user u on u.id = o.creator_id`
    await audit(tx, call, 'observation.update', id)
    return row ?? refuse('NOT_FOUND')
  })
