import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Unit, unitOf } from '@lernspur/contracts/release/release.contract'
import { type ServiceName, serviceNames } from '@lernspur/contracts/wire/route'
import { unitFolder, unitsIn } from '@lernspur/federation/configuration/workspace'
import type { FinishedBuild } from '@lernspur/release/release-build'
import { root } from '../install/install-packages'

/** What has errors of type is not released (rule release.16). */
const typed = async <T>(folder: string, build: () => Promise<T>): Promise<T> => {
  const { requireTypes } = await import('@lernspur/federation/types/require-types')
  const [built] = await Promise.all([build(), requireTypes(folder)])
  return built
}

/** Builds a unit of this checkout, its types compiled first; `buildService` checks a service's migrations as well. */
export const buildUnit = async (
  { kind, name }: Unit,
  buildService: (service: ServiceName) => Promise<FinishedBuild>,
): Promise<FinishedBuild> => {
  const service = serviceNames.find((one) => kind === 'service' && one === name)
  if (service) return await typed(join(root, 'services', service), () => buildService(service))
  // Loaded on demand, so that a rollback does not wait for the compiler.
  const [{ buildArea }, { unitNamed }] = await Promise.all([
    import('@lernspur/federation/build/build-area'),
    import('@lernspur/federation/build'),
  ])
  const unit = unitNamed(name)
  return await typed(unitFolder(unit), () => buildArea(unit))
}

/** A team's folder has none. */
const servicesHere = serviceNames.filter((name) => existsSync(join(root, 'services', name)))

/** Units that can be released from here. */
export const checkout: readonly Unit[] = [...unitsIn(), ...servicesHere.map((name) => `${name}-service`)].flatMap(
  (id) => unitOf(id) ?? [],
)
