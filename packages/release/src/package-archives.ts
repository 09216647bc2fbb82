import { createHash } from 'node:crypto'
import { type ReleaseManifest, unitId, unitInStore } from '@lernspur/contracts/release/release.contract'
import { openReleasedFiles } from '@lernspur/service-kit/file-store/open-file-store'
import type { KitConfig } from '@lernspur/service-kit/process/config'
import * as z from 'zod'
import { signerOf } from './registry/signature'

/** What says that an archive is the one that was kept. */
const statementSchema = z.object({ integrity: z.string(), signature: z.string() })

/**
 * The packages of released services as they were installed once, beside the files of the release, so that no other
 * machine needs a package registry (rule service-release.11). They are removed with their version.
 */
export interface PackageArchives {
  has(manifest: ReleaseManifest): Promise<boolean>
  /** Keeps the packages of a service for systems like this one. */
  put(manifest: ReleaseManifest, archive: Uint8Array<ArrayBuffer>): Promise<void>
  /** What was kept for systems like this one; undefined where nothing was, or where it is not what this installation signed. */
  get(manifest: ReleaseManifest): Promise<Uint8Array<ArrayBuffer> | undefined>
}

/** Packages bring programs, which differ by system. */
const system = `${process.platform}-${process.arch}`

const integrityOf = (bytes: Uint8Array): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`

/** Opens the archives in the store of an installation; statements are signed with its key (rule release.3). */
export const openPackageArchives = ({
  secret,
  ...files
}: Pick<KitConfig, 's3' | 'dataDir' | 'secret'>): PackageArchives => {
  const store = openReleasedFiles(files)
  const signer = signerOf(secret)
  const keyOf = (manifest: ReleaseManifest, ending: string): string =>
    `mfe/${unitInStore(manifest)}/${manifest.version}/packages-${system}.${ending}`
  const textOf = (manifest: ReleaseManifest, integrity: string): string =>
    `packages ${unitId(manifest)} ${manifest.version} ${system} ${integrity}`
  /** Integrity of the archive that was kept. */
  const stated = async (manifest: ReleaseManifest): Promise<string | undefined> => {
    const bytes = await store.get(keyOf(manifest, 'json'))
    if (!bytes) return undefined
    try {
      const { integrity, signature } = statementSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
      return signer.verify(textOf(manifest, integrity), signature) ? integrity : undefined
    } catch {
      return undefined
    }
  }
  return {
    has: async (manifest) => (await stated(manifest)) !== undefined,
    put: async (manifest, archive) => {
      const integrity = integrityOf(archive)
      await store.put(keyOf(manifest, 'tgz'), archive, 'application/gzip')
      const statement = { integrity, signature: signer.sign(textOf(manifest, integrity)) }
      await store.put(keyOf(manifest, 'json'), new TextEncoder().encode(JSON.stringify(statement)), 'application/json')
    },
    get: async (manifest) => {
      const integrity = await stated(manifest)
      const archive = integrity === undefined ? undefined : await store.get(keyOf(manifest, 'tgz'))
      return archive && integrityOf(archive) === integrity ? archive : undefined
    },
  }
}
