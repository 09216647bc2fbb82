import type { Unit } from '@lernspur/contracts/release/release.contract'
import { serviceNames } from '@lernspur/contracts/wire/route'
import { migrate } from '@lernspur/database/migration/migrate'
import { unitNamed, versionNamed } from '@lernspur/release/command/arguments'
import type { Place } from '@lernspur/release/release-build'
import { Problem } from '../console/problem'
import { migrationsIn, serviceFolder } from './service-folder'

interface Installation {
  readonly place: Place
  readonly ownerUrl: string
  readonly secret: string
  readonly dataDir: string
}

const services: readonly Unit[] = serviceNames.map((name) => ({ kind: 'service', name }))

/**
 * Applies migrations: of a released service (`teacher-service 0.1.0-1a2b3c4d`), or those of the checkout. What runs goes
 * on, because migrations only expand (rule service-release.5). Says what was applied.
 */
export const migrateReleased = async (
  [name, version]: readonly string[],
  { place, ownerUrl, secret, dataDir }: Installation,
): Promise<string> => {
  const manifest =
    name === undefined ? undefined : await place.registry.manifest(unitNamed(services, name), versionNamed(version))
  if (name !== undefined && !manifest) throw new Problem(`${name} ${version} is no released service.`)
  const folder = manifest && { folder: migrationsIn(await serviceFolder(place, manifest, dataDir)) }
  const applied = await migrate(ownerUrl, { secret, ...folder })
  return applied.length > 0 ? applied.join('\n') : 'Every migration is applied.'
}
