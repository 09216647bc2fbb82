import type { UnitName } from '@lernspur/contracts/registry.contract'
import { type BuiltRelease, buildArea } from './build/build-area'
import { unitsIn } from './configuration/workspace'

/** All units of this checkout that are built for the browser. */
export const unitNames: readonly UnitName[] = unitsIn()

/** Builds outdated units one after the other; all units without an argument. Throws with the compiler's messages. */
export const buildAreas = async (units: readonly UnitName[] = unitNames): Promise<BuiltRelease[]> => {
  const built: BuiltRelease[] = []
  for (const unit of units) built.push(await buildArea(unit))
  return built
}

/** The unit with that name; throws an error that lists the known ones. */
export const unitNamed = (name: string | undefined): UnitName => {
  const unit = unitNames.find((known) => known === name)
  if (!unit) throw new Error(`Unknown area "${name ?? ''}". Known: ${unitNames.join(', ')}.`)
  return unit
}

if (import.meta.main) {
  try {
    const named = process.argv.slice(2)
    for (const { unit, manifest, fresh } of await buildAreas(named.length > 0 ? named.map(unitNamed) : unitNames)) {
      console.log(`${unit} ${manifest.version} ${fresh ? 'built' : 'is up to date'}`)
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
