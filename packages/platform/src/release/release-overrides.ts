import { join } from 'node:path'
import type { ServiceName } from '@lernspur/contracts/wire/route'
import type { InstallationOptions } from '@lernspur/release/installation'
import type { Step } from '@lernspur/release/registry/plan'
import type { Installation } from '@lernspur/release/release-build'
import { Problem } from '../console/problem'
import type { InstancePlan } from '../process/instance'
import { pendingMigrations, serviceFolder } from './service-folder'

/**
 * Changes a plan to run a release instead of the checkout. Throws a Problem for a release that does not exist, or whose
 * migrations are not applied.
 */
export const releaseOverrides = async (
  installation: Installation,
  { dataDir, ownerUrl }: Pick<InstallationOptions, 'dataDir' | 'ownerUrl'>,
  name: ServiceName,
  version: string,
): Promise<Required<Pick<InstancePlan, 'entry' | 'cwd' | 'env'>>> => {
  const manifest = await installation.registry.manifest({ kind: 'service', name }, version)
  if (manifest?.kind !== 'service') throw new Problem(`${name}-service ${version} is not released.`)
  const folder = await serviceFolder(installation, manifest, dataDir)
  const [missing] = await pendingMigrations(folder, ownerUrl)
  if (missing) {
    throw new Problem(`The migration ${missing} is not applied: run mfe migrate ${name}-service ${version} first.`)
  }
  return { entry: join(folder, manifest.entry), cwd: folder, env: { LERNSPUR_VERSION: version } }
}

/** Rolls the release back, or ends a canary, unless somebody else has already changed it. */
const takeBack = (name: ServiceName, version: string): Step => ({
  unit: { kind: 'service', name },
  act: 'refuse',
  plan: (line) => {
    if (line.stable === version) return { ...line, stable: line.fallback, fallback: null }
    return line.canary?.version === version ? { ...line, canary: null } : line
  },
  details: { version },
})

/** Tells people what was done. */
export type Announce = (sentence: string) => void

interface ReleaseAttempt {
  readonly work: () => Promise<void>
  readonly announce: Announce
  /** Whether everything is shutting down, so that a failure says nothing about the release. */
  readonly isOver: () => boolean
}

/** Makes a release run; one that cannot run is taken back in the registry, with the reason. */
export const attempt = async (
  { registry }: Installation,
  [name, version]: readonly [ServiceName, string],
  { work, announce, isOver }: ReleaseAttempt,
): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (isOver()) return
    const why = error instanceof Error ? error.message : String(error)
    announce(`${name} ${version} was not started: ${why} What ran before goes on.`)
    await registry.change([takeBack(name, version)], { by: { who: 'supervisor', why: why.slice(0, 2_000) } })
  }
}
