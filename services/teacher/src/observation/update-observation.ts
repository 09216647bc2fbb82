import type { Observation, UpdateObservation } from '@lernspur/contracts/teacher/observation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { publishCellChanges } from '../observation-change/publish-cell-changes'
import { contentFaults } from './entry/entry.faults'
import { changedDayFaults, refuseFaults } from './entry/entry.policy'
import { normalizedNote } from './entry/entry.query'
import { changedSubject, lockObservation, requireKnownScales } from './observation.policy'
import { observationColumns } from './observation.query'

/**
 * Changes an observation; omitted fields stay, and are not validated. EDIT_CONFLICT for an outdated version;
 * UPDATE_NOT_ALLOWED for anyone but its author and those who hold all rights on the class (rule observation.5).
 * Student and class cannot change; another competence takes its subject along (rule observation.10).
 */
export const updateObservation = (call: Call, id: string, change: UpdateObservation): Promise<Observation> =>
  call.write(async (tx) => {
    const current = await lockObservation(tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, current)
    const schoolSubjectId = await changedSubject(tx, call, current, change.competenceId)
    const { competenceId = current.competenceId, observedAt = current.observedAt } = change
    const next = { ...current, ...change, competenceId, schoolSubjectId, observedAt }
    if (change.performanceLevelV2Id || change.performanceAssessmentId) await requireKnownScales(tx, call, [next])
    refuseFaults([
      ...contentFaults(next.performanceLevelV2Id, next.description, 'performanceLevelV2Id', call.language),
      ...(await changedDayFaults(tx, call, next, change)),
    ])
    const [row] = await tx<Observation[]>`
      with o as (
        update observation set
          description = ${normalizedNote(next.description)}, observed_at = ${next.observedAt},
          competence_id = ${next.competenceId}, school_subject_id = ${schoolSubjectId},
          performance_level_id = ${next.performanceLevelV2Id ?? null},
          performance_assessment_id = ${next.performanceAssessmentId ?? null},
          updated_by_id = ${call.actor.userId}, updated_at = clock_timestamp()
        where tenant_id = ${call.actor.tenantId} and id = ${id}
        returning *
      )
      select ${observationColumns(tx)} from o join app_user u on u.id = o.creator_id`
    await audit(tx, call, 'observation.update', id)
    publishCellChanges(call, [current, next])
    return row ?? refuse('NOT_FOUND')
  })
