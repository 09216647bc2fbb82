import { join } from 'node:path'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import type { Author } from './registry/author'
import type { LineChange } from './registry/change'
import type { ReleaseRegistry } from './registry/open-registry'
import { promoteStep } from './registry/plan'
import type { ReleaseStore } from './store/release-store'

/** Where releases go. */
export interface Installation {
  readonly registry: ReleaseRegistry
  readonly store: ReleaseStore
}

/** A finished build: its manifest, and the folder in which its files lie. */
export interface FinishedBuild {
  readonly manifest: ReleaseManifest
  readonly folder: string
}

/**
 * Releases a build: first all of its files, then the row that makes it known, so that what has a row is there in full
 * (rule release.1). False if it was released before; files that went missing are then put back.
 */
export const releaseBuild = async (
  { registry, store }: Installation,
  { manifest, folder }: FinishedBuild,
  by: Author,
): Promise<boolean> => {
  const read = (path: string) => Bun.file(join(folder, path)).bytes()
  await store.put(manifest, read)
  const isNew = await registry.record(manifest, by)
  // A sweep that met the files before they had a row may have taken some along; from now on it leaves them.
  await store.put(manifest, read)
  return isNew
}

/** Releases builds and makes all of them live together. */
export const publishBuilds = async (
  installation: Installation,
  builds: readonly FinishedBuild[],
  by: Author,
): Promise<LineChange[]> => {
  for (const build of builds) await releaseBuild(installation, build, by)
  const steps = builds.map(({ manifest: { kind, name, version } }) => promoteStep({ kind, name }, { version }))
  return await installation.registry.change(steps, { by })
}
