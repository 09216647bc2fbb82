import { join } from 'node:path'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import { type ReleasedTypes, typesFile } from '@lernspur/federation/types/released-types'
import type { CompareTypes, FolderOf } from './registry/type-outcomes'
import type { ReleaseStore } from './release-store'

const readTypes = async (
  store: ReleaseStore,
  manifest: ReleaseManifest,
  folderOf: FolderOf,
): Promise<ReleasedTypes | undefined> => {
  const folder = folderOf(manifest)
  const bytes =
    folder === undefined ? await store.file(manifest, typesFile) : await Bun.file(join(folder, typesFile)).bytes()
  return bytes && (JSON.parse(new TextDecoder().decode(bytes)) as ReleasedTypes)
}

/** Compares the types that lie beside the manifests of releases, where this computer has a compiler. */
export const compareReleasedTypes =
  (store: ReleaseStore): CompareTypes =>
  async ({ consumer, provider, taken, given }, folderOf) => {
    // Loaded on demand: usually all types are equal.
    const [{ misfitsOf }, { hasCompiler }] = await Promise.all([
      import('@lernspur/federation/types/compare-types'),
      import('@lernspur/federation/types/run-compiler'),
    ])
    if (!hasCompiler()) return undefined
    const [area, shell] = await Promise.all([
      readTypes(store, consumer, folderOf),
      readTypes(store, provider, folderOf),
    ])
    return area && shell && (await misfitsOf({ area, shell, taken, given }))
  }
