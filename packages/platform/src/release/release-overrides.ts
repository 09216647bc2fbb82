import { join } from 'node:path'
import { unitId } from '@lernspur/contracts/release/release.contract'
import { isAddedService, type RouteOwner } from '@lernspur/contracts/wire/route'
import { migrate } from '@lernspur/database/migration/migrate'
import type { InstallationOptions } from '@lernspur/release/installation'
import type { DeadVersion } from '@lernspur/release/registry/take-back'
import type { Installation } from '@lernspur/release/release-build'
import { Problem } from '../console/problem'
import type { InstancePlan } from '../process/instance'
import { liveReaders } from './column-readers'
import { migrationsIn, pendingMigrations, serviceFolder } from './service-folder'

/**
 * Changes a plan to run a release instead of the checkout. Throws a Problem for a release that does not exist, or whose
 * migrations are not applied.
 */
export const releaseOverrides = async (
  installation: Installation,
  { dataDir, ownerUrl }: Pick<InstallationOptions, 'dataDir' | 'ownerUrl'>,
  name: RouteOwner,
  version: string,
): Promise<Required<Pick<InstancePlan, 'entry' | 'cwd' | 'env'>>> => {
  const id = unitId({ kind: 'service', name })
  const manifest = await installation.registry.manifest({ kind: 'service', name }, version)
  if (manifest?.kind !== 'service') throw new Problem(`${id} ${version} is not released.`)
  const folder = await serviceFolder(installation, manifest, dataDir)
  const [missing] = await pendingMigrations(folder, ownerUrl)
  if (missing) {
    throw new Problem(`The migration ${missing} is not applied: run mfe migrate ${id} ${version} first.`)
  }
  return { entry: join(folder, manifest.entry), cwd: folder, env: { LERNSPUR_VERSION: version } }
}

/**
 * Gives the database the tables of a service that a team has added, before its first version runs. Nobody else knows
 * them, so nothing has to be decided; later migrations are applied by command (rule service-release.9). Throws a Problem
 * when a file would change what belongs to another owner.
 */
export const makeFirstTables = async (
  installation: Installation,
  { dataDir, ownerUrl, secret }: InstallationOptions,
  name: RouteOwner,
  version: string,
): Promise<void> => {
  const manifest = await installation.registry.manifest({ kind: 'service', name }, version)
  if (!manifest) return
  const folder = await serviceFolder(installation, manifest, dataDir)
  const foreign = (await pendingMigrations(folder, ownerUrl)).find((one) => !one.startsWith(`${name}/`))
  if (foreign !== undefined) throw new Problem(`The migration ${foreign} is not of ${name}.`)
  await migrate(ownerUrl, { secret, folder: migrationsIn(folder), readersOf: await liveReaders(installation) })
}

/** Tells people what was done. */
export type Announce = (sentence: string) => void

/** A version of a service, and what runs in its place. */
export interface AttemptedRelease extends Pick<DeadVersion, 'version' | 'runs'> {
  readonly name: RouteOwner
}

/**
 * Takes a release that does not run back in the registry, with everything that needs it and the reason (rule
 * service-release.6). Returns whether that could be done, and sentences about what else went back.
 */
export const takeBack = async (
  { registry }: Installation,
  { name, ...attempted }: AttemptedRelease,
  why: string,
): Promise<{ readonly isDone: boolean; readonly others: readonly string[] }> => {
  const dead = { unit: { kind: 'service', name }, ...attempted } as const
  const changes = await registry.takeBack(dead, { who: 'supervisor', why: why.slice(0, 2_000) })
  const others = changes.flatMap(({ before, after }) => {
    if (before.stable === after.stable || unitId(after.unit) === unitId(dead.unit)) return []
    return `${unitId(after.unit)} ${before.stable} needs it and is taken back as well: ${after.stable} is live again.`
  })
  return { isDone: changes.length > 0, others }
}

interface ReleaseAttempt {
  readonly work: () => Promise<void>
  readonly announce: Announce
  /** Whether everything is shutting down, so that a failure says nothing about the release. */
  readonly isOver: () => boolean
}

/** Makes a release run; one that cannot run is taken back in the registry, with the reason. */
export const attempt = async (
  installation: Installation,
  attempted: AttemptedRelease,
  { work, announce, isOver }: ReleaseAttempt,
): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (isOver()) return
    const why = error instanceof Error ? error.message : String(error)
    const { name, version, runs } = attempted
    const isNothing = runs === null && isAddedService(name)
    announce(`${name} ${version} was not started: ${why}${isNothing ? '' : ' What ran before goes on.'}`)
    for (const sentence of (await takeBack(installation, attempted, why)).others) announce(sentence)
  }
}
