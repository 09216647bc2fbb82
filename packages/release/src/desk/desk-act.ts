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

/** What can be done to a unit without a checkout. */
export type DeskAct =
  | { readonly act: 'canary'; readonly version: string; readonly weight: number }
  | { readonly act: 'promote'; readonly version: string }
  | { readonly act: 'rollback' }

/** An act on a unit by somebody who saw `from` as its stable version. */
export type RequestedAct = DeskAct & { readonly unit: Unit; readonly from: string | null }

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

/** The act as it is typed; of a joint canary without a version and `--from`, which name one unit. */
const typedAct = (requested: RequestedAct, joint: boolean): string[] => [
  requested.act,
  unitId(requested.unit),
  ...('version' in requested && !joint ? [requested.version] : []),
  ...('weight' in requested ? ['--weight', `${requested.weight}`] : []),
  ...(requested.from === null || joint ? [] : ['--from', requested.from]),
]

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
  if ((line?.stable ?? null) !== requested.from) {
    const id = unitId(requested.unit)
    throw new ReleaseProblem(
      {
        de: `${id} ist inzwischen bei ${line?.stable ?? 'keiner Version'}.`,
        en: `${id} is at ${line?.stable ?? 'no version'} by now.`,
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
  const lines = await registry.lines()
  const version = 'version' in requested ? requested.version : lineOf(lines, requested.unit)?.fallback
  const manifest = version ? await registry.manifest(requested.unit, version) : undefined
  return manifest ? (await registry.check([manifest], undefined, language)).widenings : []
}

/** What would break if it was done now: what the command itself says, in that language; it changes nothing. */
export const effectsOf = async (
  installation: Installation,
  requested: RequestedAct,
  language: keyof Label,
): Promise<ExpectedEffects> => {
  const refusals = await run(installation, requested, { by: { who: 'nobody', why: '' }, isRehearsal: true }).then(
    () => [],
    (error: unknown) => {
      if (error instanceof UsageProblem) return error.message.split('\n')
      if (error instanceof ReleaseProblem && error.reason === 'refused') return error.in(language).split('\n')
      throw error
    },
  )
  const widenings = await wideningsOf(installation, requested, language)
  return { refusals, widenings }
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
