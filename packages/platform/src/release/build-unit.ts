import { join } from 'node:path'
import { type Unit, unitId, unitOf } from '@lernspur/contracts/release/release.contract'
import type { RouteOwner } from '@lernspur/contracts/wire/route'
import { unitFolder, unitsIn } from '@lernspur/federation/configuration/workspace'
import type { BuildPurpose } from '@lernspur/release/command/command'
import type { FinishedBuild } from '@lernspur/release/release-build'
import { root } from '../install/install-packages'
import { isPackedPlatform, packedBuild, packedUnits } from './packed-builds'
import { serversIn } from './services-in'

/** What has errors of type is not released (rule release.16). */
const typed = async <T>(folder: string, build: () => Promise<T>): Promise<T> => {
  const { requireTypes } = await import('@lernspur/federation/types/require-types')
  const [built] = await Promise.all([build(), requireTypes(folder)])
  return built
}

/**
 * Builds a unit of this checkout, its types compiled first; `buildService` checks the migrations of a service, or of the
 * gateway, as well. A packed platform has its units built.
 */
export const buildUnit = async (
  { kind, name }: Unit,
  purpose: BuildPurpose,
  buildService: (service: RouteOwner) => Promise<FinishedBuild>,
): Promise<FinishedBuild> => {
  if (isPackedPlatform) return await packedBuild({ kind, name })
  if (kind === 'service') return await typed(join(root, 'services', name), () => buildService(name))
  // Loaded on demand, so that a rollback does not wait for the compiler.
  const [{ buildArea, compileArea }, { unitNamed }] = await Promise.all([
    import('@lernspur/federation/build/build-area'),
    import('@lernspur/federation/build'),
  ])
  const unit = unitNamed(name)
  return await typed(unitFolder(unit), () => (purpose === 'check' ? compileArea(unit) : buildArea(unit)))
}

/** Units that can be released from here. */
export const checkout: readonly Unit[] = [
  ...unitsIn(),
  ...serversIn(root).map((name) => unitId({ kind: 'service', name })),
  ...packedUnits(),
].flatMap((id) => unitOf(id) ?? [])
