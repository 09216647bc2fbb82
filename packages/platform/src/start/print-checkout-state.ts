import { type Unit, unitId } from '@lernspur/contracts/release/release.contract'
import { unitNames } from '@lernspur/federation/build'
import { builtVersion } from '@lernspur/federation/build/build-area'
import { type InstallationOptions, openInstallation } from '@lernspur/release/installation'
import { buildServices } from '../release/build-service'
import { packedBuilds } from '../release/packed-builds'
import { type KnownUnit, stateLines, type UnitHere } from './checkout-state'

// A separate program, run by `start`, so that the supervisor does not keep the bundler's memory. Shell and areas are not
// built for it, because that takes long: one whose sources were never built here is not what is live.
const options = JSON.parse(await Bun.stdin.text()) as InstallationOptions
const { registry } = openInstallation(options)
try {
  const pages = unitNames.map(
    async (name): Promise<UnitHere> => ({
      kind: name === 'shell' ? 'shell' : 'area',
      name,
      version: await builtVersion(name),
    }),
  )
  const built = (await packedBuilds()) ?? (await buildServices())
  const here: UnitHere[] = [...(await Promise.all(pages)), ...built.map(({ manifest }) => manifest)]
  const known = new Map<string, KnownUnit>()
  for (const { unit, stable } of await registry.lines()) {
    const released = (await registry.versions(unit)).map(({ version }) => version)
    known.set(unitId(unit), { stable, released })
  }
  const of = (unit: Unit): KnownUnit => known.get(unitId(unit)) ?? { stable: null, released: [] }
  console.log(stateLines(here, of).join('\n'))
} finally {
  await registry.close()
}
