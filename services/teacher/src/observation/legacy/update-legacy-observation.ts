import type {
  LegacyObservation,
  UpdateLegacyObservation,
} from '@lernspur/contracts/teacher/legacy-observation.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { publishCellChanges } from '../../observation-change/publish-cell-changes'
import { contentFaults } from '../entry/entry.faults'
import { changedDayFaults, refuseFaults } from '../entry/entry.policy'
import { normalizedNote } from '../entry/entry.query'
import { lockLegacyObservation, requireKnownLevels } from './legacy-observation.policy'
import { legacyObservationColumns } from './legacy-observation.query'

/** Changes one observation, by the rules of the second version. */
export const updateLegacyObservation = (
  call: Call,
  id: string,
  change: UpdateLegacyObservation,
): Promise<LegacyObservation> =>
  call.write(async (tx) => {
    const current = await lockLegacyObservation(tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, current)
    const next = { ...current, ...change, observedAt: change.observedAt ?? current.observedAt }
    if (change.performanceLevelId) await requireKnownLevels(tx, call, [next])
    refuseFaults([
      ...contentFaults(next.performanceLevelId, next.description, 'performanceLevelId', call.language),
      ...(await changedDayFaults(tx, call, next, change)),
    ])
    const [row] = await tx<LegacyObservation[]>`
      with o as (
        update legacy_observation set
          description = ${normalizedNote(next.description)}, observed_at = ${next.observedAt},
          performance_level_id = ${next.performanceLevelId ?? null}, is_competence_check = ${next.isCompetenceCheck ?? false},
          updated_by_id = ${call.actor.userId}, updated_at = clock_timestamp()
        where tenant_id = ${call.actor.tenantId} and id = ${id}
        returning *
      )
      select ${legacyObservationColumns(tx)} from o join app_user u on u.id = o.creator_id`
    await audit(tx, call, 'legacy-observation.update', id)
    publishCellChanges(call, [current])
    return row ?? refuse('NOT_FOUND')
  })
