import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReleaseManifest, unitId } from '@lernspur/contracts/release/release.contract'
import type { RouteOwner } from '@lernspur/contracts/wire/route'
import { connect } from '@lernspur/database/connection/connect'
import { readMigrationFiles } from '@lernspur/database/migration/migration-files'
import { pendingOf, readApplied } from '@lernspur/database/migration/migration-table'
import type { SchemaOwner } from '@lernspur/database/roles/schema-owner'
import { integrityOf } from '@lernspur/federation/build/integrity'
import { makeFolder } from '@lernspur/federation/complete-folder'
import type { Installation } from '@lernspur/release/release-build'
import { Problem } from '../console/problem'
import { installedBuild } from './packed-builds'
import { bringPackages, storePackages } from './stored-packages'

/** Whose migrations a release brings: a service its own, the gateway those of the platform, whose tables it reads. */
export const schemaOwnerOf = (name: RouteOwner): SchemaOwner => (name === 'gateway' ? 'platform' : name)

/** Folder of a released service's migrations, in its own folder. */
export const migrationsIn = (folder: string): string => join(folder, 'migrations')

const isComplete = async (folder: string, { files }: ReleaseManifest): Promise<boolean> => {
  for (const { path, integrity } of files) {
    const file = Bun.file(join(folder, path))
    if (!(await file.exists()) || integrityOf(await file.bytes()) !== integrity) return false
  }
  return true
}

/** Installs the packages of a service's lock beside it. Throws a Problem with what Bun says. */
export const installServicePackages = async (folder: string): Promise<void> => {
  const program = Bun.spawn([process.execPath, 'install', '--frozen-lockfile', '--production', '--ignore-scripts'], {
    cwd: folder,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [out, errors] = await Promise.all([new Response(program.stdout).text(), new Response(program.stderr).text()])
  if ((await program.exited) !== 0) throw new Problem(`The packages could not be installed:\n${out}${errors}`)
}

/**
 * Installs a released service and the dependencies of its lock in a folder to run from; what the product brings along
 * with its packages is run from there. Packages come from the store, and from a registry only where nobody has installed
 * this version yet (rule service-release.11). Throws a Problem when one of
 * its files is missing in the store or differs from what was released (rule release.3).
 */
export const serviceFolder = async (
  installation: Pick<Installation, 'store' | 'packages'>,
  manifest: ReleaseManifest,
  dataDir: string,
): Promise<string> => {
  const { name, version, files } = manifest
  const packed = await installedBuild(manifest)
  if (packed !== undefined && (await isComplete(packed, manifest))) return packed
  const folder = join(dataDir, 'service', name, version)
  if (!(await isComplete(folder, manifest))) await rm(folder, { recursive: true, force: true })
  await makeFolder(folder, async (temporary) => {
    for (const { path } of files) {
      const bytes = await installation.store.file(manifest, path)
      if (!bytes) throw new Problem(`${path} of ${unitId(manifest)} ${version} is missing or is not what was released.`)
      await Bun.write(join(temporary, path), bytes)
    }
    if (await bringPackages(installation, manifest, temporary)) return
    await installServicePackages(temporary)
    await storePackages(installation, manifest, temporary)
  })
  return folder
}

/** Names of the migrations in a folder, or of this checkout, that this database lacks. */
export const pendingIn = async (migrations: string | undefined, ownerUrl: string): Promise<string[]> => {
  const db = connect(ownerUrl, { name: 'start', max: 1 })
  try {
    const files = await readMigrationFiles(migrations)
    return pendingOf(files, await readApplied(db)).map(({ name }) => name)
  } finally {
    await db.end({ timeout: 1 })
  }
}

/** Migrations of a released service that this database lacks. */
export const pendingMigrations = (folder: string, ownerUrl: string): Promise<string[]> =>
  pendingIn(migrationsIn(folder), ownerUrl)
