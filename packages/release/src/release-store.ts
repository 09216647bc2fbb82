import { createHash } from 'node:crypto'
import { type ReleaseManifest, type Unit, unitId, unitInStore } from '@lernspur/contracts/release/release.contract'
import { openReleasedFiles } from '@lernspur/service-kit/file-store/open-file-store'
import type { KitConfig } from '@lernspur/service-kit/process/config'
import pMap, { pMapSkip } from 'p-map'

/** A version with all or some of its files in the store. */
export interface StoredVersion {
  /** As `unitInStore` names it. */
  readonly unit: string
  readonly version: string
  readonly changedAt: Date
}

/** A file of a release that is not what was released. */
interface FileFault {
  readonly path: string
  readonly reason: 'missing' | 'changed'
}

/** `entry.js of teacher 0.1.0-1a2b3c4d is missing` */
export const faultText = (release: ReleaseManifest, { path, reason }: FileFault): string =>
  `${path} of ${unitId(release)} ${release.version} ${reason === 'missing' ? 'is missing' : 'was changed'}`

/** The files of releases, in the folder or bucket that all gateways read (rule release.1). */
export interface ReleaseStore {
  /** Writes all files of a release, except those already there. `read` returns their content. */
  put(manifest: ReleaseManifest, read: (path: string) => Promise<Uint8Array<ArrayBuffer>>): Promise<void>
  /** A file of a release, as its manifest describes it; undefined if it is missing or was changed (rule release.3). */
  file(manifest: ReleaseManifest, path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Files that are missing or were changed, in the order of their paths. */
  faults(manifest: ReleaseManifest): Promise<FileFault[]>
  remove(unit: string, version: string): Promise<void>
  versions(): Promise<StoredVersion[]>
}

/** Files read or written at once. */
const concurrency = 16

const folder = 'mfe'
const keyOf = (unit: Unit, version: string, path: string) => `${folder}/${unitInStore(unit)}/${version}/${path}`
const typeOf = (path: string) => Bun.file(path.replace(/\.br$/, '')).type

const isFull = (bytes: Uint8Array, integrity: string): boolean =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}` === integrity

/** Opens the store of released files: the installation's bucket, else its data folder. */
export const openReleaseStore = (config: Pick<KitConfig, 's3' | 'dataDir'>): ReleaseStore => {
  const files = openReleasedFiles(config)
  const file: ReleaseStore['file'] = async (manifest, path) => {
    const known = manifest.files.find((one) => one.path === path)
    const bytes = known && (await files.get(keyOf(manifest, manifest.version, path)))
    return known && bytes && isFull(bytes, known.integrity) ? bytes : undefined
  }
  return {
    file,
    put: async (manifest, read) => {
      await pMap(
        manifest.files,
        async ({ path, integrity }) => {
          if (await file(manifest, path)) return
          const bytes = await read(path)
          if (!isFull(bytes, integrity)) throw new Error(`${path} of ${manifest.name} was changed after it was built.`)
          await files.put(keyOf(manifest, manifest.version, path), bytes, typeOf(path))
        },
        { concurrency },
      )
    },
    faults: async (manifest) => {
      const found = await pMap(
        manifest.files,
        async ({ path, integrity }): Promise<FileFault | typeof pMapSkip> => {
          const bytes = await files.get(keyOf(manifest, manifest.version, path))
          if (bytes && isFull(bytes, integrity)) return pMapSkip
          return { path, reason: bytes ? 'changed' : 'missing' }
        },
        { concurrency },
      )
      return found.toSorted((one, other) => (one.path < other.path ? -1 : 1))
    },
    remove: (unit, version) => files.removeAll(`${folder}/${unit}/${version}`),
    versions: async () => {
      const found = new Map<string, StoredVersion>()
      for await (const { key, changedAt } of files.list(folder)) {
        const [, unit = '', version = ''] = key.split('/')
        const known = found.get(`${unit}/${version}`)
        if (!known || known.changedAt < changedAt) found.set(`${unit}/${version}`, { unit, version, changedAt })
      }
      return [...found.values()]
    },
  }
}
