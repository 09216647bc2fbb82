import { isDeepStrictEqual } from 'node:util'
import { type ReleaseManifest, unitId } from '@lernspur/contracts/release.contract'
import type { Transaction } from '@lernspur/database/tenant-transaction'
import { type Author, ReleaseProblem } from './author'
import { emptyLine, type Line, readLines } from './line'
import type { Step } from './plan'
import { type Named, readManifests } from './releases'
import type { Signer } from './signature'
import { lockRegistry, writeEvent, writeLine } from './write-line'

/** What would be live after a change. */
export interface LiveRelease {
  readonly channel: 'stable' | 'canary' | 'fallback' | 'pin'
  readonly manifest: ReleaseManifest
  readonly isEnabled: boolean
}

/** Holds together what would be live; each sentence says what would break, and for whom. */
export type Verdict = (live: readonly LiveRelease[]) => string[]

export interface Changed {
  readonly before: Line
  readonly after: Line
  /** False when it was so already. */
  readonly isNew: boolean
}

interface Terms {
  readonly by: Author
  readonly verdict: Verdict
  /** Decides everything and writes nothing. */
  readonly isRehearsal?: boolean | undefined
}

/** The versions that a unit's line names, each with the channel that names it. */
const namedBy = ({ unit, stable, canary, fallback, pins }: Line): (Named & { channel: LiveRelease['channel'] })[] =>
  [
    { channel: 'stable' as const, version: stable },
    { channel: 'canary' as const, version: canary?.version ?? null },
    { channel: 'fallback' as const, version: fallback },
    ...Object.values(pins).map((version) => ({ channel: 'pin' as const, version })),
  ].flatMap(({ channel, version }) => (version === null ? [] : [{ unit, channel, version }]))

/** What the lines make live, with its manifests. Throws a ReleaseProblem that names a version nobody released. */
export const liveOf = async (tx: Transaction, signer: Signer, lines: readonly Line[]): Promise<LiveRelease[]> => {
  const named = lines.flatMap((line) => namedBy(line).map((one) => ({ ...one, isEnabled: line.isEnabled })))
  const manifests = await readManifests(tx, signer, named)
  return named.map(({ unit, version, channel, isEnabled }) => {
    const manifest = manifests.find(
      (one) => one.kind === unit.kind && one.name === unit.name && one.version === version,
    )
    if (!manifest) throw new ReleaseProblem(`${unitId(unit)} ${version} is not released.`)
    return { channel, manifest, isEnabled }
  })
}

/**
 * Changes what is live of one or more units at once: all of it or nothing. Throws a ReleaseProblem when a step cannot be
 * done, when a version was never released, or with the verdict's sentences.
 */
export const changeLines = async (
  tx: Transaction,
  signer: Signer,
  steps: readonly Step[],
  { by, verdict, isRehearsal = false }: Terms,
): Promise<Changed[]> => {
  await lockRegistry(tx)
  const lines = await readLines(tx)
  const changes = steps.map((step) => {
    const found = lines.find(({ unit }) => unitId(unit) === unitId(step.unit))
    const before = found ?? emptyLine(step.unit)
    const after = step.plan(before)
    return { step, before, after, isNew: !isDeepStrictEqual(before, after) }
  })
  const others = lines.filter(({ unit }) => !steps.some((step) => unitId(step.unit) === unitId(unit)))
  const live = await liveOf(tx, signer, [...others, ...changes.map(({ after }) => after)])
  const faults = changes.some(({ isNew }) => isNew) ? verdict(live) : []
  if (faults.length > 0) throw new ReleaseProblem(faults.join('\n'))
  for (const { step, before, after, isNew } of changes) {
    if (!isNew || isRehearsal) continue
    await writeLine(tx, before, after)
    const act = { act: step.act, from: before.stable, to: after.stable, details: step.details }
    await writeEvent(tx, step.unit, act, by)
  }
  return changes.map(({ before, after, isNew }) => ({ before, after, isNew }))
}
