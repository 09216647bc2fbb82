import type { ChangeVisual, PerformanceAssessment } from '@lernspur/contracts/teacher/performance-assessment.contract'
import type { ErrorDetail } from '@lernspur/contracts/wire/error-detail'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { requireFresh } from '@lernspur/service-kit/call/require-fresh'
import { publishClassChange } from '../observation-change/publish-cell-changes'
import { assessmentFacts } from './performance-assessment.facts'
import { fault } from './performance-assessment.faults'
import { type LockedAssessment, lockAssessment } from './performance-assessment.policy'
import { readAssessment } from './performance-assessment.query'
import { recordScaleChange } from './scale-change/record-scale-change'

type LevelMapping = NonNullable<ChangeVisual['levels']>

const levelIds = async (tx: Transaction, { actor }: Call, visualId: string): Promise<Set<string>> => {
  const rows = await tx<{ id: string }[]>`
    select pl.id from performance_level pl
    where pl.tenant_id = ${actor.tenantId} and pl.performance_visual_id = ${visualId}`
  return new Set(rows.map(({ id }) => id))
}

/** Old levels that entries of the assessment use. */
const usedLevels = async (tx: Transaction, { actor }: Call, id: string): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    select distinct o.performance_level_id as id from observation o
    where o.tenant_id = ${actor.tenantId} and o.performance_assessment_id = ${id}
      and o.performance_level_id is not null`
  return rows.map((row) => row.id)
}

const mappingFaults = (
  levels: LevelMapping,
  old: ReadonlySet<string>,
  next: ReadonlySet<string>,
  call: Call,
): ErrorDetail[] =>
  levels.flatMap(({ from, to }, index) => {
    const isTwice = levels.findIndex((other) => other.from === from) < index
    return [
      ...(isTwice ? [fault('twice', `levels.${index}.from`, call.language)] : []),
      ...(old.has(from) ? [] : [fault('from', `levels.${index}.from`, call.language)]),
      ...(next.has(to) ? [] : [fault('to', `levels.${index}.to`, call.language)]),
    ]
  })

/** Gives every entry of the assessment the new level of its old one; returns their ids. */
const moveEntries = async (tx: Transaction, { actor }: Call, id: string, levels: LevelMapping): Promise<string[]> => {
  const rows = await tx<{ id: string }[]>`
    update observation o set
      performance_level_id = m.to,
      updated_by_id = ${actor.userId},
      updated_at = clock_timestamp()
    from jsonb_to_recordset(${tx.json(levels)}) as m ("from" uuid, "to" uuid)
    where o.tenant_id = ${actor.tenantId} and o.performance_assessment_id = ${id} and o.performance_level_id = m.from
    returning o.id`
  return rows.map((row) => row.id)
}

/**
 * Gives a locked assessment another scale and each of its entries the new level that the mapping names. A level in use
 * that the mapping leaves out is INVALID_IMPLICIT_DELETION, a level of neither scale VALIDATION_FAILED, a scale that the
 * class cannot use NOT_FOUND (rule assessment.4).
 */
export const swapVisual = async (
  tx: Transaction,
  call: Call,
  current: LockedAssessment,
  change: ChangeVisual,
): Promise<void> => {
  const { id } = current
  const { performanceVisualId, levels = [] } = change
  const [facts] = await assessmentFacts(tx, call.actor, [{ ...current, performanceVisualId }])
  if (!facts?.visualKnown) refuse('NOT_FOUND')
  const old = await levelIds(tx, call, current.performanceVisualId)
  const next = await levelIds(tx, call, performanceVisualId)
  const faults = mappingFaults(levels, old, next, call)
  if (faults.length > 0) refuse('VALIDATION_FAILED', faults)
  const mapped = new Set(levels.map(({ from }) => from))
  const lost = (await usedLevels(tx, call, id)).filter((level) => !next.has(level) && !mapped.has(level))
  if (lost.length > 0) refuse('INVALID_IMPLICIT_DELETION', [fault('used', 'levels', call.language)])
  await recordScaleChange(tx, call, current, { performanceVisualId, levels })
  await tx`
    update performance_assessment set performance_visual_id = ${performanceVisualId}, updated_at = clock_timestamp()
    where tenant_id = ${call.actor.tenantId} and id = ${id}`
  const moved = await moveEntries(tx, call, id, levels)
  await audit(tx, call, 'performance-assessment.change-visual', id)
  await audit(tx, call, 'observation.update', moved)
  publishClassChange(call, current.schoolClassId)
}

/**
 * Changes the scale of an assessment; UPDATE_NOT_ALLOWED without the right to, EDIT_CONFLICT for an outdated version.
 */
export const changeVisual = (call: Call, id: string, change: ChangeVisual): Promise<PerformanceAssessment> =>
  call.write(async (tx) => {
    const current = await lockAssessment(tx, call, id, 'UPDATE_NOT_ALLOWED')
    await requireFresh(tx, call, current)
    await swapVisual(tx, call, current, change)
    return readAssessment(tx, call, id)
  })
