import type { ReleaseFile } from '@lernspur/contracts/release/release.contract'
import type { ReleaseStore } from '@lernspur/release/release-store'
import type { LiveRegistry } from '@lernspur/release/serve/live-registry'

/** Gives files of releases. */
export interface ReleasedFiles {
  /**
   * A file by unit, version and path, compressed if asked for and available. Undefined for one that no release has;
   * `refused` for one that is missing in the store or was changed there (rule release.3).
   */
  read(unit: string, version: string, path: string): Promise<Uint8Array<ArrayBuffer> | 'refused' | undefined>
  /** All files of a version; none of one that was never released. */
  list(unit: string, version: string): Promise<readonly ReleaseFile[]>
}

/** Bytes of the cache; the files of all live versions take a tenth of it. */
const most = 128 * 1024 * 1024

/** Reads files of releases from the store, checks them, and caches those used last. */
export const openReleasedFiles = (
  registry: Pick<LiveRegistry, 'manifest'>,
  store: Pick<ReleaseStore, 'file'>,
): ReleasedFiles => {
  const cached = new Map<string, Uint8Array<ArrayBuffer>>()
  let size = 0
  const cache = (key: string, bytes: Uint8Array<ArrayBuffer>): void => {
    cached.set(key, bytes)
    size += bytes.length
    for (const [oldest, old] of cached) {
      if (size <= most) return
      cached.delete(oldest)
      size -= old.length
    }
  }
  return {
    read: async (unit, version, path) => {
      const key = `${unit}/${version}/${path}`
      const known = cached.get(key)
      if (known) {
        cached.delete(key)
        cached.set(key, known)
        return known
      }
      const manifest = await registry.manifest(unit, version)
      if (!manifest?.files.some((one) => one.path === path)) return undefined
      const bytes = await store.file(manifest, path)
      if (!bytes) return 'refused'
      if (!cached.has(key)) cache(key, bytes)
      return bytes
    },
    list: async (unit, version) => (await registry.manifest(unit, version))?.files ?? [],
  }
}
