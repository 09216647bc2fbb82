import type { Label } from '@lernspur/contracts/area-route.contract'
import { type ReleaseManifest, type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { connect } from '@lernspur/database/connection/connect'
import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import { type CanaryCounts, figuresOf } from '../canary/evaluate-canaries'
import { readTrend, readVersionCounts, type Trend, type VersionCounts } from '../canary/trend'
import type { Fault } from '../compatibility/pair'
import {
  type HourHealth,
  type PeriodHealth,
  type RouteHealth,
  readHours,
  readPeriods,
  readWorstRoutes,
} from '../health/health-store'
import type { Author } from './author'
import { changeLines, type LineChange, type LiveRelease, liveOf } from './change'
import { type ReleaseEvent, readEvents } from './events'
import { hasTable } from './has-table'
import { type Line, readLines } from './line'
import type { Origin } from './origin'
import { promoteStep, rollbackStep, type Step } from './plan'
import { purgeVersions } from './purge-versions'
import { type ReleasedVersion, readManifests, readVersions, recordRelease } from './releases'
import { signerOf } from './signature'
import { type DeadVersion, takeBackSteps } from './take-back'
import { type CompareTypes, type FolderOf, typeOutcomes } from './type-outcomes'
import { unitsFit } from './units-fit'
import { registryChannel } from './write-line'

export interface RegistryOptions {
  /** Connection of the role `release`, or of the owner. */
  readonly url: string
  /** The installation's secret, 64 hexadecimal characters, from which its signing key is derived. */
  readonly secret: string
  /** Compares types of the facade that differ; without it they do not fit. */
  readonly compareTypes?: CompareTypes
}

/** Sentences about what a release would mean for others. */
export interface ExpectedEffects {
  /** What would break, so that it is refused. */
  readonly refusals: readonly string[]
  /** What others have to take that they do not know; it breaks nothing. */
  readonly widenings: readonly string[]
}

/** How the versions of a unit fared over time. */
export interface UnitHealth {
  readonly hours: readonly HourHealth[]
  readonly routes: readonly RouteHealth[]
}

/** A team, with the units that it releases, as commands call them. */
export interface ReleasingTeam {
  readonly name: string
  readonly units: readonly string[]
}

/** Calls of a unit that are told. */
const worstRoutes = 10

interface How {
  readonly by: Author
  /** Only decides; writes nothing. */
  readonly isRehearsal?: boolean | undefined
  /** Units whose version before is about to go. */
  readonly retiring?: readonly Unit[] | undefined
}

/** What is released and what is live, in the database of an installation (rules release.1 to release.5). */
export interface ReleaseRegistry {
  /** Records a release whose files are all in the store; false if it was recorded before. */
  record(manifest: ReleaseManifest, by: Author, origin?: Origin): Promise<boolean>
  /** The line of every unit that was ever released. */
  lines(): Promise<Line[]>
  /** Everything live, in every channel. Throws a ReleaseProblem for a wrong signature. */
  live(): Promise<LiveRelease[]>
  /** The manifest of a version; undefined if it was never released. */
  manifest(unit: Unit, version: string): Promise<ReleaseManifest | undefined>
  /** Versions of a unit, newest first. */
  versions(unit: Unit): Promise<ReleasedVersion[]>
  /** Changes one or more units at once, all or nothing. See `plan.ts` for the steps. */
  change(steps: readonly Step[], how: How): Promise<LineChange[]>
  /**
   * Makes a version stable; with `from`, only if that one is still stable. A ReleaseProblem's `reason` tells a
   * conflict.
   */
  promote(unit: Unit, version: string, how: How & { readonly from?: string | null | undefined }): Promise<LineChange>
  /** Makes the previous version stable again; with `from`, only if that one is still stable. */
  rollback(unit: Unit, how: How & { readonly from?: string | undefined }): Promise<LineChange>
  /**
   * Takes back a version of a service that does not run, together with everything that needs it; never refused. Nothing
   * when somebody else has already changed it, or when there is no version before.
   */
  takeBack(dead: DeadVersion, by: Author): Promise<LineChange[]>
  /**
   * What would change for others if these releases became stable together; `folderOf` tells the folders of unreleased
   * ones. In English unless `language` says otherwise.
   */
  check(manifests: readonly ReleaseManifest[], folderOf?: FolderOf, language?: keyof Label): Promise<ExpectedEffects>
  /** Counts of a unit's canary and its stable version since the canary began; undefined without a canary. */
  figures(line: Line): Promise<CanaryCounts | undefined>
  /** The same over time; undefined without a canary. */
  trend(line: Line): Promise<Trend | undefined>
  /** What was counted of every version while it was compared. */
  counts(): Promise<VersionCounts[]>
  /** How every version fared in the last hour, day and week (rule desk.9). */
  health(): Promise<PeriodHealth[]>
  /** How a unit's versions fared in the last seven days, hour by hour, and its worst calls. */
  unitHealth(unit: Unit): Promise<UnitHealth>
  /** Teams that release only some units, by name. */
  teams(): Promise<ReleasingTeam[]>
  /**
   * Calls `onChange` after each change, and whenever changes may have been missed, over a connection of its own until the
   * registry is closed.
   */
  listen(onChange: () => void): void
  /** Events of one unit or of all, newest first. */
  events(unit?: Unit, limit?: number): Promise<ReleaseEvent[]>
  /**
   * Forgets versions last live or released more than `days` ago, then calls `remove` with those that still have a row,
   * while nobody else can change anything.
   */
  purge(days: number, remove: (known: ReadonlySet<string>) => Promise<void>): Promise<void>
  close(): Promise<void>
}

const only = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('A change of one unit gave none.')
  return first
}

/** What would be live if releases became stable: what is stable now would be the version before. */
const withStable = (live: readonly LiveRelease[], manifests: readonly ReleaseManifest[]): LiveRelease[] => {
  const next = new Map(manifests.map((manifest) => [unitId(manifest), manifest]))
  const others = live.flatMap((one): LiveRelease[] => {
    const { version } = next.get(unitId(one.manifest)) ?? {}
    if (version === undefined || !['stable', 'fallback'].includes(one.channel)) return [one]
    const isReplaced = one.channel === 'stable' && one.manifest.version !== version
    return isReplaced ? [{ ...one, channel: 'fallback' }] : []
  })
  return [...others, ...manifests.map((manifest) => ({ channel: 'stable' as const, manifest, isEnabled: true }))]
}

/** Opens the registry; the first call connects. */
export const openRegistry = ({
  url,
  secret,
  compareTypes = async () => undefined,
}: RegistryOptions): ReleaseRegistry => {
  const db = connect(url, { name: 'release', max: 2 })
  const signer = signerOf(secret)
  const types = typeOutcomes(compareTypes)
  const change: ReleaseRegistry['change'] = (steps, how) =>
    types.compared((compatibility) =>
      writeDirectory(db, (tx) => changeLines(tx, signer, steps, { ...how, compatibility })),
    )
  return {
    record: (manifest, by, origin) => writeDirectory(db, (tx) => recordRelease(tx, signer, manifest, by, origin)),
    lines: () => readLines(db),
    live: () => writeDirectory(db, async (tx) => liveOf(tx, signer, await readLines(tx))),
    manifest: async (unit, version) => (await readManifests(db, signer, [{ unit, version }]))[0],
    versions: (unit) => readVersions(db, unit),
    change,
    promote: async (unit, version, { from, ...how }) => only(await change([promoteStep(unit, { version, from })], how)),
    rollback: async (unit, { from, ...how }) => only(await change([rollbackStep(unit, from)], how)),
    takeBack: (dead, by) =>
      writeDirectory(db, async (tx) => {
        const compatibility = (all: readonly LiveRelease[]) => unitsFit(all, types.known)
        const steps = await takeBackSteps(tx, signer, dead, compatibility)
        return await changeLines(tx, signer, steps, { by, compatibility, isForced: true })
      }),
    figures: (line) => figuresOf(db, line),
    trend: async ({ unit, stable, canary }) =>
      canary && stable !== null ? await readTrend(db, unit, { canary: canary.version, stable }) : undefined,
    counts: () => readVersionCounts(db),
    health: async () => ((await hasTable(db, 'release_health')) ? await readPeriods(db) : []),
    unitHealth: async (unit) => {
      if (!(await hasTable(db, 'release_health'))) return { hours: [], routes: [] }
      const [hours, routes] = await Promise.all([readHours(db, unit), readWorstRoutes(db, unit, worstRoutes)])
      return { hours, routes }
    },
    teams: async () => {
      if (!(await hasTable(db, 'release_team'))) return []
      return [
        ...(await db<ReleasingTeam[]>`
          select rt.name, rt.units from registry.release_team rt where rt.units is not null order by rt.name`),
      ]
    },
    listen: (onChange) => {
      // Without it, whoever follows still looks now and then.
      db.listen(registryChannel, onChange, onChange).catch(() => undefined)
    },
    events: (unit, limit = 50) => readEvents(db, unit, limit),
    check: async (manifests, folderOf, language = 'en') => {
      const live = await writeDirectory(db, async (tx) => liveOf(tx, signer, await readLines(tx)))
      return await types.compared(async (compatibility) => {
        const [before, after] = [compatibility(live), compatibility(withStable(live, manifests))]
        const known = new Set(before.map(({ text }) => text))
        const textOf = ({ text, german }: Fault) => (language === 'de' ? german : text)
        const [refusals, widenings] = [false, true].map((isWidening) =>
          after.filter((fault) => (fault.isWidening ?? false) === isWidening),
        )
        return {
          refusals: refusals?.map(textOf) ?? [],
          widenings: widenings?.filter(({ text }) => !known.has(text)).map(textOf) ?? [],
        }
      }, folderOf)
    },
    purge: (days, remove) => writeDirectory(db, (tx) => purgeVersions(tx, days, remove)),
    close: () => db.end({ timeout: 1 }),
  }
}
