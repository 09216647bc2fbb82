import { isDeepStrictEqual } from 'node:util'
import { type ReleaseManifest, type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import type { Transaction } from '@lernspur/database/transaction/tenant-transaction'
import type { Fault } from '../compatibility/pair'
import { type Author, ReleaseProblem } from './author'
import { withoutParts } from './joint-canary'
import { emptyLine, type Line, readLines } from './line'
import type { Step } from './plan'
import { type NamedVersion, readManifests } from './releases'
import type { Signer } from './signature'
import { lockRegistry, writeEvent, writeLine } from './write-line'

/** What would be live after a change. */
export interface LiveRelease {
  readonly channel: 'stable' | 'canary' | 'fallback' | 'pin'
  readonly manifest: ReleaseManifest
  readonly isEnabled: boolean
  /** Names of the units of a joint canary, as in `Canary`. */
  readonly together?: string | undefined
}

/** Checks that what would be live fits; each fault says what would break, and for whom. */
export type CompatibilityCheck = (live: readonly LiveRelease[]) => Fault[]

export interface LineChange {
  readonly before: Line
  readonly after: Line
  /** False when nothing had to change. */
  readonly isNew: boolean
}

interface ChangeOptions {
  readonly by: Author
  readonly compatibility: CompatibilityCheck
  /** Only decides; writes nothing. */
  readonly isRehearsal?: boolean | undefined
  /** Units whose version before is about to go, so that nothing is held against it. */
  readonly retiring?: readonly Unit[] | undefined
  /** What does not fit is not refused, because what is live does not run. */
  readonly isForced?: boolean
}

/** The versions that a unit's line names, each with the channel that names it. */
const namedBy = ({
  unit,
  stable,
  canary,
  fallback,
  pins,
}: Line): (NamedVersion & Pick<LiveRelease, 'channel' | 'together'>)[] =>
  [
    { channel: 'stable' as const, version: stable },
    { channel: 'canary' as const, version: canary?.version ?? null, together: canary?.together },
    { channel: 'fallback' as const, version: fallback },
    ...Object.values(pins).map((version) => ({ channel: 'pin' as const, version })),
  ].flatMap(({ version, ...one }) => (version === null ? [] : [{ unit, version, ...one }]))

/** What the lines make live, with manifests. Throws a ReleaseProblem that names a version that was never released. */
export const liveOf = async (tx: Transaction, signer: Signer, lines: readonly Line[]): Promise<LiveRelease[]> => {
  const named = lines.flatMap((line) => namedBy(line).map((one) => ({ ...one, isEnabled: line.isEnabled })))
  const manifests = await readManifests(tx, signer, named)
  return named.map(({ unit, version, channel, isEnabled, together }) => {
    const manifest = manifests.find(
      (one) => one.kind === unit.kind && one.name === unit.name && one.version === version,
    )
    if (!manifest)
      throw new ReleaseProblem({
        de: `${unitId(unit)} ${version} ist nicht veröffentlicht.`,
        en: `${unitId(unit)} ${version} is not released.`,
      })
    return { channel, manifest, isEnabled, ...(together !== undefined && { together }) }
  })
}

/** The reason recorded for a unit whose canary ends because another one of its joint canary has ended. */
const endOfPart = ({ canary }: Line): Pick<Step, 'act' | 'details'> => ({
  act: 'canary',
  details: {
    weight: 0,
    ...(canary && { version: canary.version }),
    ...(canary?.together && { with: canary.together }),
  },
})

/**
 * Changes what is live of one or more units at once: all or nothing. Throws a ReleaseProblem when a step is impossible,
 * when a version was never released, or when what would be live does not fit.
 */
export const changeLines = async (
  tx: Transaction,
  signer: Signer,
  steps: readonly Step[],
  { by, compatibility: outcome, isRehearsal = false, isForced = false, retiring = [] }: ChangeOptions,
): Promise<LineChange[]> => {
  await lockRegistry(tx)
  const lines = await readLines(tx)
  const of = (all: readonly Line[], unit: Unit) => all.find((one) => unitId(one.unit) === unitId(unit))
  const planned = steps.map((step) => step.plan(of(lines, step.unit) ?? emptyLine(step.unit)))
  const resulting = withoutParts([...lines.filter(({ unit }) => !of(planned, unit)), ...planned])
  const isPlanned = ({ unit }: Line) => of(planned, unit) !== undefined
  const ordered = [...resulting.filter(isPlanned), ...resulting.filter((line) => !isPlanned(line))]
  const changes = ordered.flatMap((after) => {
    const before = of(lines, after.unit) ?? emptyLine(after.unit)
    const step = steps.find(({ unit }) => unitId(unit) === unitId(after.unit)) ?? endOfPart(before)
    const isNew = !isDeepStrictEqual(before, after)
    return isNew || isPlanned(after) ? [{ step, before, after, isNew }] : []
  })
  const live = await liveOf(tx, signer, resulting)
  const going = new Set(retiring.map(unitId))
  const staying = live.filter(({ channel, manifest }) => channel !== 'fallback' || !going.has(unitId(manifest)))
  const faults = changes.some(({ isNew }) => isNew) ? outcome(staying).filter(({ isWidening }) => !isWidening) : []
  if (faults.length > 0 && !isForced)
    throw new ReleaseProblem({
      de: faults.map(({ german }) => german).join('\n'),
      en: faults.map(({ text }) => text).join('\n'),
    })
  for (const { step, before, after, isNew } of changes) {
    if (!isNew || isRehearsal) continue
    await writeLine(tx, before, after)
    const act = { act: step.act, from: before.stable, to: after.stable, details: step.details }
    await writeEvent(tx, after.unit, act, by)
  }
  return changes.map(({ before, after, isNew }) => ({ before, after, isNew }))
}
