import { join } from 'node:path'
import { type ReleaseManifest, unitId } from '@lernspur/contracts/release/release.contract'
import type { PackageArchives } from './package-archives'
import { type Author, ReleaseProblem } from './registry/author'
import type { LineChange } from './registry/change'
import type { ReleaseRegistry } from './registry/open-registry'
import type { Origin } from './registry/origin'
import { promoteStep } from './registry/plan'
import type { ReleaseStore } from './release-store'

/** Where releases go. */
export interface Installation {
  readonly registry: ReleaseRegistry
  readonly store: ReleaseStore
  /** Packages of released services; undefined where files lie on this computer alone. */
  readonly packages?: PackageArchives | undefined
}

/** A build that can be released: its manifest, and where its files are. */
export interface ReleasableBuild {
  readonly manifest: ReleaseManifest
  /** Folder with its files; undefined where they were sent to the store before. */
  readonly folder: string | undefined
  /** Sentences about what it takes away that nobody needs any more. */
  readonly notes?: readonly string[]
}

/** A build of this computer. */
export interface FinishedBuild extends ReleasableBuild {
  readonly folder: string
}

/**
 * Releases a build: first all files, then the row that makes it known, so that every release with a row is complete
 * (rule release.1). False if it was released before; missing files are then restored. Throws when files that were to be
 * in the store are not there.
 */
export const releaseBuild = async (
  { registry, store }: Installation,
  { manifest, folder }: ReleasableBuild,
  by: Author,
  origin?: Origin,
): Promise<boolean> => {
  const read = async (path: string) => {
    if (folder === undefined)
      throw new ReleaseProblem({
        de: `${path} von ${unitId(manifest)} wurde nicht gesendet: veröffentlichen Sie es noch einmal.`,
        en: `${path} of ${unitId(manifest)} was not sent: release it again.`,
      })
    return await Bun.file(join(folder, path)).bytes()
  }
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
