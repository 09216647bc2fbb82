import { join } from 'node:path'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import type { Author } from './registry/author'
import type { LineChange } from './registry/change'
import type { ReleaseRegistry } from './registry/open-registry'
import type { Origin } from './registry/origin'
import { promoteStep } from './registry/plan'
import type { ReleaseStore } from './release-store'

/** Where releases go. */
export interface Installation {
  readonly registry: ReleaseRegistry
  readonly store: ReleaseStore
}

/** A finished build: its manifest, and the folder with its files. */
export interface FinishedBuild {
  readonly manifest: ReleaseManifest
  readonly folder: string
  /** Sentences about what it takes away that nobody needs any more. */
  readonly notes?: readonly string[]
}

/**
 * Releases a build: first all files, then the row that makes it known, so that every release with a row is complete
 * (rule release.1). False if it was released before; missing files are then restored.
 */
export const releaseBuild = async (
  { registry, store }: Installation,
  { manifest, folder }: FinishedBuild,
  by: Author,
  origin?: Origin,
): Promise<boolean> => {
  const read = (path: string) => Bun.file(join(folder, path)).bytes()
  await store.put(manifest, read)
  const isNew = await registry.record(manifest, by, origin)
  // A sweep that saw the files before their row existed may have deleted some; from now on it leaves them.
  await store.put(manifest, read)
  return isNew
}

/** Releases builds and makes all of them live at once. */
export const publishBuilds = async (
  installation: Installation,
  builds: readonly FinishedBuild[],
  by: Author,
): Promise<LineChange[]> => {
  for (const build of builds) await releaseBuild(installation, build, by)
  const steps = builds.map(({ manifest: { kind, name, version } }) => promoteStep({ kind, name }, { version }))
  return await installation.registry.change(steps, { by })
}
