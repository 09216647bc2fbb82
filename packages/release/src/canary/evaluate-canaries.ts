import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { readSince, readSlots } from './counts'
import { createEvidence, type Evidence, type Trials } from './evidence'

/** Counts since a canary began. */
export interface CanaryCounts {
  readonly canary: Trials
  readonly stable: Trials
}

const sum = (one: Trials, other: Trials): Trials => ({
  shown: one.shown + other.shown,
  failed: one.failed + other.failed,
})

const share = ({ shown: visibleCount, failed }: Trials): string =>
  `${failed} of ${visibleCount} visits failed${visibleCount > 0 ? ` (${((100 * failed) / visibleCount).toFixed(1)} %)` : ''}`

/** For people: `15 of 300 visits failed (5.0 %), of the stable version 3 of 2700 visits failed (0.1 %)`. */
export const figuresText = ({ canary, stable }: CanaryCounts): string =>
  `${share(canary)}, of the stable version ${share(stable)}`

/** The versions of a unit to compare, from the registry's lines. */
export interface ComparedUnit {
  readonly unit: Unit
  readonly stable: string | null
  readonly canary: { readonly version: string; readonly together?: string | undefined } | null
}

interface KnownCanary {
  readonly key: string
  readonly evidence: Evidence
  figures: CanaryCounts
  after: string | undefined
}

const none: Trials = { shown: 0, failed: 0 }

/** The counts of a canary so far; undefined without a canary. */
export const figuresOf = async (
  sql: Transaction,
  { unit, stable, canary }: ComparedUnit,
): Promise<CanaryCounts | undefined> => {
  if (!canary || stable === null) return undefined
  const slots = await readSlots(sql, unit, { canary: canary.version, stable })
  return slots.reduce<CanaryCounts>(
    (all, one) => ({ canary: sum(all.canary, one.canary), stable: sum(all.stable, one.stable) }),
    { canary: none, stable: none },
  )
}

const end = async (
  sql: Transaction,
  { unit, canary: tried }: ComparedUnit,
  version: string,
  { canary, stable }: CanaryCounts,
) => {
  const { kind, name } = unit
  const details = {
    version,
    ...{ shown: canary.shown, failed: canary.failed, stableShown: stable.shown, stableFailed: stable.failed },
  }
  const why = `canary${tried?.together ? ` of ${unitId(unit)}` : ''} ended by its error rate: ${figuresText({ canary, stable })}`
  const [row] = await sql<{ isEnded: boolean }[]>`
    select registry.end_canary(${kind}, ${name}, ${version}, ${JSON.stringify(details)}::text::jsonb, ${why})
      as is_ended`
  return row?.isEnded === true
}

/**
 * Judges canaries by their counts and ends those that fail more often than the stable version (rule release.9). Several
 * gateways judge the same slots, but only one ends a canary. Returns the units that it ended.
 */
export const createCanaryEvaluator = () => {
  const known = new Map<string, KnownCanary>()
  const evaluate = async (sql: Transaction, line: ComparedUnit): Promise<boolean> => {
    const { unit, stable, canary } = line
    if (!canary || stable === null) return false
    const since = await readSince(sql, unit, canary.version)
    if (since === undefined) return false
    const key = `${stable} ${canary.version} ${since}`
    const before = known.get(unitId(unit))
    const one: KnownCanary =
      before?.key === key
        ? before
        : { key, evidence: createEvidence(), figures: { canary: none, stable: none }, after: undefined }
    known.set(unitId(unit), one)
    for (const block of await readSlots(sql, unit, { canary: canary.version, stable, after: one.after })) {
      if (one.evidence.isWorse) break
      one.evidence.add(block)
      one.figures = { canary: sum(one.figures.canary, block.canary), stable: sum(one.figures.stable, block.stable) }
      one.after = block.slot
    }
    return one.evidence.isWorse && (await end(sql, line, canary.version, one.figures))
  }
  return async (sql: Transaction, lines: readonly ComparedUnit[]): Promise<string[]> => {
    const running = lines.filter(({ canary }) => canary)
    for (const name of known.keys()) if (!running.some(({ unit }) => unitId(unit) === name)) known.delete(name)
    const ended: string[] = []
    for (const line of running) if (await evaluate(sql, line)) ended.push(unitId(line.unit))
    return ended
  }
}
