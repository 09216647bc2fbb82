import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReleaseManifest } from '@lernspur/contracts/release/release.contract'
import type { Installation } from '@lernspur/release/release-build'
import { extractTarball, writeTarball } from '../archive/tarball'
import { packedBuilds } from './packed-builds'

const packagesIn = (folder: string): string => join(folder, 'node_modules')

/**
 * Keeps the packages of a released service, installed in `folder`, beside its files in the store, unless they are there
 * (rule service-release.11); does nothing where files lie on this computer alone.
 */
export const storePackages = async (
  { packages }: Pick<Installation, 'packages'>,
  manifest: ReleaseManifest,
  folder: string,
): Promise<void> => {
  if (!packages || (await packages.has(manifest))) return
  const temporary = await mkdtemp(join(tmpdir(), 'lernspur-packages-'))
  try {
    const file = join(temporary, 'packages.tgz')
    await writeTarball(packagesIn(folder), file, { linksEqual: true })
    await packages.put(manifest, await Bun.file(file).bytes())
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** Brings the packages of a released service from the store into its folder. False where none were kept. */
export const bringPackages = async (
  { packages }: Pick<Installation, 'packages'>,
  manifest: ReleaseManifest,
  folder: string,
): Promise<boolean> => {
  const archive = await packages?.get(manifest)
  if (!archive) return false
  await extractTarball(archive, packagesIn(folder))
  return true
}

/** Keeps the packages that the packed product brings along, of those of its services that were released here. */
export const storePackedPackages = async (installation: Installation): Promise<void> => {
  if (!installation.packages) return
  for (const { manifest, folder } of (await packedBuilds()) ?? []) {
    if (!existsSync(packagesIn(folder))) continue
    if (await installation.registry.manifest(manifest, manifest.version))
      await storePackages(installation, manifest, folder)
  }
}
