import { isDeepStrictEqual } from 'node:util'
import type { Label } from '@lernspur/contracts/area-route.contract'
import type { Unit } from '@lernspur/contracts/release/release.contract'
import { unitId } from '@lernspur/contracts/release/release.contract'
import { readArguments, UsageProblem } from '../command/arguments'
import type { Command, CommandEnvironment } from '../command/command'
import { canary, promote, rollback } from '../command/switch'
import { type Author, ReleaseProblem } from '../registry/author'
import { flagsIn } from '../registry/flags-in'
import type { FlagRule, Line } from '../registry/line'
import type { ExpectedEffects } from '../registry/open-registry'
import { flagStep } from '../registry/plan'
import type { Installation } from '../release-build'

/** A unit, and what somebody saw as its stable version. */
export interface SeenUnit {
  readonly unit: Unit
  readonly from: string | null
}

/** What can be done to a unit without a checkout; a rollback may take other units back together with it. */
export type DeskAct =
  | { readonly act: 'canary'; readonly version: string; readonly weight: number }
  | { readonly act: 'promote'; readonly version: string }
  | { readonly act: 'rollback'; readonly jointWith?: readonly SeenUnit[] }

/** An act on a unit by somebody who saw `from` as its stable version. */
export type RequestedAct = DeskAct & SeenUnit

const commands: Readonly<Record<DeskAct['act'], Command>> = { canary, promote, rollback }

/** Nothing of a checkout is needed for an act on what is released. */
const withoutCheckout: Omit<CommandEnvironment, 'installation'> = {
  build: () => Promise.reject(new Error('Nothing is built here.')),
  checkout: [],
  releasedSet: { read: async () => undefined, write: async () => undefined },
  previewAddress: () => '',
  isSchool: async () => false,
}

/** Whether the act is on a joint canary: then the command acts on all of its units. */
const isJoint = (requested: RequestedAct, line: Line | undefined): boolean =>
  requested.act !== 'rollback' && line?.canary?.together !== undefined && line.canary.version === requested.version

/** All units of an act. */
const unitsOf = (requested: RequestedAct): readonly SeenUnit[] => [
  requested,
  ...(requested.act === 'rollback' ? (requested.jointWith ?? []) : []),
]

/** The act as it is typed; of a joint canary without a version and `--from`, which name one unit. */
const typedAct = (requested: RequestedAct, joint: boolean): string[] => {
  const units = unitsOf(requested)
  const seen = units.flatMap(({ from }) => from ?? [])
  return [
    requested.act,
    ...units.map(({ unit }) => unitId(unit)),
    ...('version' in requested && !joint ? [requested.version] : []),
    ...('weight' in requested ? ['--weight', `${requested.weight}`] : []),
    ...(seen.length < units.length || joint ? [] : ['--from', seen.join(',')]),
  ]
}

const lineOf = (lines: readonly Line[], unit: Unit): Line | undefined =>
  lines.find((line) => unitId(line.unit) === unitId(unit))

/** Runs the command of that name, so that what it checks is checked here as well (rule release.5). */
const run = async (
  installation: Installation,
  requested: RequestedAct,
  { by, isRehearsal }: { readonly by: Author; readonly isRehearsal: boolean },
): Promise<readonly Unit[]> => {
  const lines = await installation.registry.lines()
  const line = lineOf(lines, requested.unit)
  // Somebody who was faster is a conflict also where the command takes an act for done.
  for (const { unit, from } of unitsOf(requested)) {
    const stable = lineOf(lines, unit)?.stable ?? null
    if (stable === from) continue
    throw new ReleaseProblem(
      {
        de: `${unitId(unit)} ist inzwischen bei ${stable ?? 'keiner Version'}.`,
        en: `${unitId(unit)} is at ${stable ?? 'no version'} by now.`,
      },
      'conflict',
    )
  }
  const typed = readArguments([...typedAct(requested, isJoint(requested, line)), ...(isRehearsal ? ['--dry-run'] : [])])
  const units = lines.map(({ unit }) => unit)
  const { units: changed = [] } = await commands[requested.act].run({
    ...withoutCheckout,
    installation,
    units,
    by,
    typed,
  })
  return changed
}

/** Does it, or throws the ReleaseProblem of the command. Returns the units that it has changed. */
export const act = (installation: Installation, requested: RequestedAct, by: Author): Promise<readonly Unit[]> =>
  run(installation, requested, { by, isRehearsal: false })

/** What others would have to take that they do not know, if that version became stable. */
const wideningsOf = async (
  { registry }: Installation,
  requested: RequestedAct,
  language: keyof Label,
): Promise<readonly string[]> => {
  const manifests = await Promise.all(
    (await plannedOf(registry, requested)).map(({ unit, to }) =>
      to === null ? undefined : registry.manifest(unit, to),
    ),
  )
  const found = manifests.flatMap((manifest) => manifest ?? [])
  return found.length > 0 ? (await registry.check(found, undefined, language)).widenings : []
}

/** A unit of an act, with its stable version before and after. */
export interface PlannedUnit extends SeenUnit {
  readonly to: string | null
}

/** What would get live for everybody, or for a share, of each unit of an act. */
const plannedOf = async (
  registry: Installation['registry'],
  requested: RequestedAct,
): Promise<readonly PlannedUnit[]> => {
  const lines = await registry.lines()
  return unitsOf(requested).map(({ unit, from }) => ({
    unit,
    from,
    to: 'version' in requested ? requested.version : (lineOf(lines, unit)?.fallback ?? null),
  }))
}

/** What would break if it was done now: what the command itself says, in that language; it changes nothing. */
export const effectsOf = async (
  installation: Installation,
  requested: RequestedAct,
  language: keyof Label,
): Promise<ExpectedEffects & { readonly plan: readonly PlannedUnit[] }> => {
  const refusals = await run(installation, requested, { by: { who: 'nobody', why: '' }, isRehearsal: true }).then(
    () => [],
    (error: unknown) => {
      if (error instanceof UsageProblem) return error.message.split('\n')
      if (error instanceof ReleaseProblem && error.reason === 'refused') return error.in(language).split('\n')
      throw error
    },
  )
  const widenings = await wideningsOf(installation, requested, language)
  return { refusals, widenings, plan: await plannedOf(installation.registry, requested) }
}

/** A change of a flag by somebody on the page of releases. */
export interface RequestedFlag extends FlagRule {
  readonly unit: Unit
  readonly flag: string
  /** What the author saw; somebody who was faster is a conflict. */
  readonly from: FlagRule
}

/** Makes a flag's rule what was requested, or throws the ReleaseProblem of the registry (rule release.24). */
export const switchFlag = async (
  { registry }: Installation,
  { unit, flag, from, share, schools }: RequestedFlag,
  by: Author,
): Promise<void> => {
  const flags = flagsIn(await registry.live(), unit)
  const to = (known: FlagRule): FlagRule => {
    if (isDeepStrictEqual(known, from)) return { share, schools }
    throw new ReleaseProblem(
      {
        de: `Jemand anderes hat ${flag} inzwischen geschaltet.`,
        en: `Somebody else has switched ${flag} in the meantime.`,
      },
      'conflict',
    )
  }
  const details = { weight: share, ...(schools.length > 0 && { schools: schools.join(', ') }) }
  await registry.change([flagStep(unit, flag, { to, flags: flags.map(({ name }) => name), details })], { by })
}
