import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import { readSince, readSlots } from './counts'
import { createEvidence, type Evidence, type Trials } from './evidence'

/** What was counted since a canary began. */
export interface Figures {
  readonly canary: Trials
  readonly stable: Trials
}

const sum = (one: Trials, other: Trials): Trials => ({
  shown: one.shown + other.shown,
  failed: one.failed + other.failed,
})

const share = ({ shown, failed }: Trials): string =>
  `${failed} of ${shown} visits failed${shown > 0 ? ` (${((100 * failed) / shown).toFixed(1)} %)` : ''}`

/** As people read it: `15 of 300 visits failed (5.0 %), of the stable version 3 of 2700 visits failed (0.1 %)`. */
export const figuresText = ({ canary, stable }: Figures): string =>
  `${share(canary)}, of the stable version ${share(stable)}`

/** What is compared of a unit; the registry's lines tell it. */
export interface Compared {
  readonly unit: Unit
  readonly stable: string | null
  readonly canary: { readonly version: string; readonly together?: string | undefined } | null
}

interface Known {
  readonly key: string
  readonly evidence: Evidence
  figures: Figures
  after: string | undefined
}

const none: Trials = { shown: 0, failed: 0 }

/** What was counted of a canary so far; undefined where there is none. */
export const figuresOf = async (sql: Transaction, { unit, stable, canary }: Compared): Promise<Figures | undefined> => {
  if (!canary || stable === null) return undefined
  const slots = await readSlots(sql, unit, { canary: canary.version, stable })
  return slots.reduce<Figures>(
    (all, one) => ({ canary: sum(all.canary, one.canary), stable: sum(all.stable, one.stable) }),
    { canary: none, stable: none },
  )
}

const end = async (
  sql: Transaction,
  { unit, canary: tried }: Compared,
  version: string,
  { canary, stable }: Figures,
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
 * Judges canaries by what was counted of them and ends those that fail more often than the stable version (rule
 * release.9). Several gateways judge the same slots; one of them ends a canary. Tells which units it ended.
 */
export const createJudge = () => {
  const known = new Map<string, Known>()
  const judge = async (sql: Transaction, line: Compared): Promise<boolean> => {
    const { unit, stable, canary } = line
    if (!canary || stable === null) return false
    const since = await readSince(sql, unit, canary.version)
    if (since === undefined) return false
    const key = `${stable} ${canary.version} ${since}`
    const before = known.get(unitId(unit))
    const one: Known =
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
  return async (sql: Transaction, lines: readonly Compared[]): Promise<string[]> => {
    const running = lines.filter(({ canary }) => canary)
    for (const name of known.keys()) if (!running.some(({ unit }) => unitId(unit) === name)) known.delete(name)
    const ended: string[] = []
    for (const line of running) if (await judge(sql, line)) ended.push(unitId(line.unit))
    return ended
  }
}
