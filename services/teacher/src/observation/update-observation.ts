import { audit } from '@lernspur/service-kit/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { requireFresh } from '@lernspur/service-kit/require-fresh'
import { observationFacts } from './observation.facts'
import { contentFaults, dayFaults } from './observation.faults'
import { lockObservation } from './observation.policy'
import { shownObservation } from './observation.query'
import type { NewEntry, ObservationVersion, ShownEntry } from './observation-version'

/** Only what changes is held against the data: an old entry may be mended after a child has moved. */
const checkChange = async <Entry extends NewEntry, Shown extends ShownEntry>(
  version: ObservationVersion<Entry, Shown>,
  tx: Transaction,
  call: Call,
  next: Shown,
  change: Partial<Entry>,
) => {
  const faults = contentFaults(version, next, '', call.language)
  const [facts] = await observationFacts(version, tx, call.actor, [next])
  const namesSomething = Object.values(version.kept(change)).some((value) => typeof value === 'string')
  if (facts && !facts.scaleKnown && namesSomething) refuse('NOT_FOUND')
  if (facts && change.observedAt) faults.push(...dayFaults(facts, '', call.language))
  if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
}

/**
 * Changes one observation; what is not named stays. EDIT_CONFLICT when the caller knows an older state;
 * UPDATE_NOT_ALLOWED without the right to write; child, class and competence stay as they are.
 */
export const updateObservation = <Entry extends NewEntry, Shown extends ShownEntry>(
  version: ObservationVersion<Entry, Shown>,
  call: Call,
  id: string,
  change: Partial<Entry>,
): Promise<Shown> =>
  call.write(async (tx) => {
    const current = await lockObservation(version, tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, current)
    const next = { ...current, ...change }
    await checkChange(version, tx, call, next, change)
    const columns = {
      ...version.kept(next),
      description: next.description?.trim() || null,
      observed_at: next.observedAt,
      updated_by_id: call.actor.userId,
    }
    const [row] = await tx<Shown[]>`
      with o as (
        update ${tx(version.table)} set ${tx(columns)}, updated_at = clock_timestamp()
        where tenant_id = ${call.actor.tenantId} and id = ${id}
        returning *
      )
      select ${shownObservation(tx, version)} from o join app_user u on u.id = o.creator_id`
    await audit(tx, call, `${version.noun}.update`, id)
    return row ?? refuse('NOT_FOUND')
  })
