import { type Unit, unitId, unitOf } from '@lernspur/contracts/release/release.contract'
import type { RouteOwner } from '@lernspur/contracts/wire/route'
import { type Arguments, UsageProblem, unitNamed } from '@lernspur/release/command/arguments'
import { originOf } from '@lernspur/release/command/make'
import type { SetMemory } from '@lernspur/release/command/released-set'
import { type CommandOutcome, runRead } from '@lernspur/release/command/run-command'
import { ReleaseProblem } from '@lernspur/release/registry/author'
import type { FinishedBuild } from '@lernspur/release/release-build'
import { isCheckedFile } from '@lernspur/release/team/require-takeable'
import { type TeamVerb, teamVerbs } from '@lernspur/release/team/team-command'
import { buildUnit, checkout } from '../build-unit'
import { checkoutSource } from '../checkout-source'
import { storedSet } from '../stored-set'
import { expectedVersions, untilVersionRuns } from '../until-service-runs'
import { remoteCalls } from './remote-calls'
import { type RemoteInstallation, readRemote } from './team-key'

/** Milliseconds between two questions whether a service runs. */
const pauseMs = 1_000

const isTeamVerb = (verb: string): verb is TeamVerb => (teamVerbs as readonly string[]).includes(verb)

/** A service whose migrations only expand; what a marked one takes away, the installation judges. */
const buildChecked = async (service: RouteOwner): Promise<FinishedBuild> => {
  const [{ requireExpansion }, { buildService }] = await Promise.all([
    import('../checked-service'),
    import('../build-service'),
  ])
  await requireExpansion(service)
  return await buildService(service)
}

const requestedUnits = (name: string | undefined): readonly Unit[] =>
  name === 'all' ? checkout : [unitNamed(checkout, name)]

/** Builds what a command names, and sends the files that it needs at the installation. */
const sendBuilds = async (
  { verb, words, isRehearsal }: Pick<Arguments, 'words' | 'isRehearsal'> & { readonly verb: TeamVerb },
  calls: ReturnType<typeof remoteCalls>,
): Promise<readonly FinishedBuild[]> => {
  if (verb !== 'check' && verb !== 'release') return []
  const builds: FinishedBuild[] = []
  const purpose = isRehearsal ? 'check' : verb
  for (const unit of requestedUnits(words[0])) builds.push(await buildUnit(unit, purpose, buildChecked))
  const isWanted = purpose === 'check' ? isCheckedFile : () => true
  for (const build of builds) await calls.sendBuild(build, isWanted)
  return builds
}

const unitsOf = (ids: readonly string[]): Unit[] => ids.flatMap((id) => unitOf(id) ?? [])

/** Has a command run by the installation. Throws a Problem when that does not answer or does not take the key. */
const request = async (
  typed: Arguments & { readonly verb: string },
  calls: ReturnType<typeof remoteCalls>,
  memory: SetMemory,
): Promise<CommandOutcome> => {
  const { verb, words } = typed
  if (!isTeamVerb(verb))
    throw new UsageProblem(`${verb} runs on the computer of the installation alone, without LERNSPUR_URL.`)
  const isRelease = verb === 'release'
  const origin = isRelease ? await originOf({ typed, source: checkoutSource }) : undefined
  const builds = await sendBuilds({ ...typed, verb }, calls)
  const set = verb === 'promote' && words[0] === 'all' ? await memory.read() : undefined
  const { from, why, link, weight, school, limit, hours, isOff, isRetiring, isRehearsal } = typed
  const { code, text, data, units, retiring } = await calls.command({
    verb,
    words: [...words],
    from,
    why,
    link,
    weight,
    ...(verb === 'flag' && { school, isOff }),
    limit,
    hours,
    isRetiring,
    isRehearsal,
    builds: builds.map(({ manifest }) => manifest),
    commit: origin?.commit,
    isDirty: origin?.isDirty ?? false,
    set: set?.map(({ unit, version }) => ({ unit: unitId(unit), version })),
  })
  if (isRelease && words[0] === 'all' && code === 0 && !isRehearsal)
    await memory.write(builds.map(({ manifest }) => ({ unit: manifest, version: manifest.version })))
  return { code, text, data, units: unitsOf(units), retiring: unitsOf(retiring) }
}

/** What each switched service has to run by now, from what its command answered. */
const switchedServices = ({ data, units = [] }: CommandOutcome) => {
  const changes = (Array.isArray(data) ? data : []) as readonly {
    readonly unit: string
    readonly after?: Parameters<typeof expectedVersions>[0]
  }[]
  return units
    .filter(({ kind }) => kind === 'service')
    .flatMap((unit) => {
      const after = changes.find((change) => change.unit === unitId(unit))?.after
      return after ? expectedVersions(after).map((expected) => ({ unit, expected })) : []
    })
}

const untilServicesRun = (outcome: CommandOutcome, calls: ReturnType<typeof remoteCalls>): Promise<string[]> =>
  Promise.all(
    switchedServices(outcome).map(({ unit, expected }) =>
      untilVersionRuns(unit.name, expected, () => calls.service(unitId(unit), expected.version), pauseMs),
    ),
  )

const runAt = async (argv: readonly string[], remote: RemoteInstallation): Promise<number> => {
  const calls = remoteCalls(remote)
  const memory = storedSet({ databaseUrl: remote.origin, dataDir: '' })
  let done: CommandOutcome | undefined
  const {
    code,
    output,
    retiring = [],
  } = await runRead(argv, async (typed) => {
    const outcome = await request(typed, calls, memory)
    if (!typed.isRehearsal) done = outcome
    return outcome
  })
  if (code === 0) console.log(output)
  else console.error(output)
  if (code !== 0 || !done) return code
  const messages = await untilServicesRun(done, calls)
  // Only now: until the services run, pages stay at the version before (rule release.15).
  if (retiring.length > 0) {
    const words = retiring.map(unitId)
    const retirement = await runRead(['retire', ...words, '--why', 'no longer fits what is live'], (typed) =>
      request(typed, calls, memory),
    )
    if (retirement.code !== 0) throw new ReleaseProblem(retirement.output)
  }
  if (messages.length > 0 && !argv.includes('--json')) console.log(messages.join('\n'))
  return code
}

/** Runs a verb on the installation of LERNSPUR_URL by the key of LERNSPUR_TEAM_KEY, and returns its exit code. */
export const runRemote = (argv: readonly string[]): Promise<number> => runAt(argv, readRemote())
