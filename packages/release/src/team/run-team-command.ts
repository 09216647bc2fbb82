import type { Label } from '@lernspur/contracts/area-route.contract'
import { type ReleaseManifest, type Unit, unitId, unitOf } from '@lernspur/contracts/release/release.contract'
import type { Arguments } from '../command/arguments'
import type { CommandEnvironment } from '../command/command'
import { type CommandOutcome, runTyped } from '../command/run-command'
import { type Author, ReleaseProblem } from '../registry/author'
import type { Installation } from '../release-build'
import { requireTakeable } from './require-takeable'
import type { TeamCommand, TeamVerb } from './team-command'
import type { SigningKey } from './teams'

/** A unit that is not the team's: nothing was done. */
export class ForeignUnit extends Error {
  override readonly name = 'ForeignUnit'

  constructor(readonly sentences: Label) {
    super(sentences.en)
  }
}

/** `teachers/ci`: the team, and its key. */
const keyName = ({ team, name }: Pick<SigningKey, 'team' | 'name'>): string => `${team}/${name}`

/** Throws a ForeignUnit unless the team of that key may release every one of these. */
export const requireOwn = (key: SigningKey, ids: readonly string[]): void => {
  const foreign = ids.find((id) => key.units !== null && !key.units.includes(id))
  if (foreign !== undefined)
    throw new ForeignUnit({
      de: `Der Schlüssel ${keyName(key)} darf ${foreign} nicht veröffentlichen, nur ${key.units?.join(' und ')}.`,
      en: `The key ${keyName(key)} may not release ${foreign}, only ${key.units?.join(' and ')}.`,
    })
}

/** The installation as a team sees it: its own units, of which alone it changes something (rule team-release.2). */
const ownPart = ({ registry, store }: Installation, key: SigningKey): Installation => {
  const { units } = key
  if (units === null) return { registry, store }
  const own = units.flatMap((id): Unit[] => {
    const unit = unitOf(id)
    return unit ? [unit] : []
  })
  return {
    store,
    registry: {
      ...registry,
      lines: async () => (await registry.lines()).filter(({ unit }) => units.includes(unitId(unit))),
      events: async (unit, limit = 50) => {
        if (unit) return await registry.events(unit, limit)
        const all = await Promise.all(own.map((one) => registry.events(one, limit)))
        return all
          .flat()
          .toSorted((one, other) => (one.at < other.at ? 1 : -1))
          .slice(0, limit)
      },
      change: async (steps, how) => {
        requireOwn(
          key,
          [...steps.map(({ unit }) => unit), ...(how.retiring ?? [])].map((unit) => unitId(unit)),
        )
        return await registry.change(steps, how)
      },
    },
  }
}

const typedOf = ({ verb, words, isRetiring, isRehearsal, ...command }: TeamCommand) =>
  ({
    verb,
    words,
    from: command.from,
    why: command.why,
    link: command.link,
    isDirty: command.isDirty,
    weight: command.weight,
    school: command.school,
    limit: command.limit,
    hours: command.hours,
    isOff: command.isOff ?? false,
    isRetiring,
    isJson: false,
    isRehearsal,
    wantsHelp: false,
  }) satisfies Arguments & { verb: TeamVerb }

/**
 * Units that a command names, by itself or by what was sent with it. Any small word could be the name of an area: only
 * one that was released is, and about all others the command itself knows what to say.
 */
const namedUnits = ({ verb, words, builds, set = [] }: TeamCommand, released: ReadonlySet<string>): string[] => [
  // A flag may have the name of an area.
  ...(verb === 'flag' ? words.slice(0, 1) : words).filter(
    (word) => released.has(word) || ['shell', 'service'].includes(unitOf(word)?.kind ?? ''),
  ),
  ...builds.map((manifest) => unitId(manifest)),
  ...set.map(({ unit }) => unit),
]

const setOf = ({ set }: TeamCommand) =>
  set?.flatMap(({ unit: id, version }) => {
    const unit = unitOf(id)
    return unit ? [{ unit, version }] : []
  })

/** What commands of teams get of the installation. */
export interface TeamEnvironment extends Pick<CommandEnvironment, 'previewAddress' | 'fileFaults' | 'isSchool'> {
  readonly installation: Installation
}

/**
 * Runs a command that was signed by a team's key: the very command of that name, with the same checks (rule release.5).
 * Throws a ForeignUnit when it is about a unit of another team; any other failure is its outcome.
 */
export const runTeamCommand = async (
  command: TeamCommand,
  key: SigningKey,
  { installation, ...environment }: TeamEnvironment,
): Promise<CommandOutcome> => {
  const released = new Set((await installation.registry.lines()).map(({ unit }) => unitId(unit)))
  requireOwn(key, namedUnits(command, released))
  const builds = new Map(command.builds.map((manifest): [string, ReleaseManifest] => [unitId(manifest), manifest]))
  const by: Author = { who: keyName(key), why: command.why, key: key.id }
  const outcome = await runTyped(typedOf(command), by, {
    ...environment,
    installation: ownPart(installation, key),
    checkout: [...builds.values()].map(({ kind, name }) => ({ kind, name })),
    build: async (unit) => {
      const manifest = builds.get(unitId(unit))
      if (!manifest)
        throw new ReleaseProblem({
          de: `Von ${unitId(unit)} wurde nichts gesendet.`,
          en: `No build of ${unitId(unit)} was sent.`,
        })
      await requireTakeable(installation, manifest)
      return { manifest, folder: undefined }
    },
    releasedSet: { read: async () => setOf(command), write: async () => undefined },
    // The sender has refused changes that are in no commit, unless they are to be written down.
    source: async () => ({ commit: command.commit, changed: command.isDirty ? ['.'] : [] }),
  })
  if (outcome.failure instanceof ForeignUnit) throw outcome.failure
  return outcome
}
