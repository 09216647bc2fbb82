import { migrate } from '@lernspur/database/migration/migrate'
import { unitNamed, versionNamed } from '@lernspur/release/command/arguments'
import type { Installation } from '@lernspur/release/release-build'
import { Problem } from '../console/problem'
import { liveReaders } from './column-readers'
import { migrationsIn, serviceFolder } from './service-folder'

interface ReleasedInstallation {
  readonly installation: Installation
  readonly ownerUrl: string
  readonly secret: string
  readonly dataDir: string
}

/**
 * Applies the migrations of a released service (`teacher-service 0.1.0-1a2b3c4d`), of the gateway or of the checkout.
 * Running services go on, because migrations only expand (rule service-release.5). Returns what was applied.
 */
export const migrateReleased = async (
  [name, version]: readonly string[],
  { installation, ownerUrl, secret, dataDir }: ReleasedInstallation,
): Promise<string> => {
  const units = (await installation.registry.lines()).map(({ unit }) => unit)
  const services = units.filter(({ kind }) => kind === 'service')
  const manifest =
    name === undefined
      ? undefined
      : await installation.registry.manifest(unitNamed(services, name), versionNamed(version))
  if (name !== undefined && !manifest) throw new Problem(`${name} ${version} is no released service.`)
  const folder = manifest && { folder: migrationsIn(await serviceFolder(installation, manifest, dataDir)) }
  const readersOf = await liveReaders(installation)
  const applied = await migrate(ownerUrl, { secret, ...folder, readersOf })
  return applied.length > 0 ? applied.join('\n') : 'Every migration is applied.'
}
