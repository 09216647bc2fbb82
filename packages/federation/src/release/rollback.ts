import type { Registry, UnitName } from '@lernspur/contracts/registry.contract'
import { updateRegistry } from './registry-file'

const exchanged = <Release>(unit: UnitName, line: { current: Release; fallback: Release | null } | undefined) => {
  if (!line?.fallback) throw new Error(`${unit} has no version to go back to.`)
  return { current: line.fallback, fallback: line.current }
}

const rolledBack = (registry: Registry | undefined, unit: UnitName): Registry => {
  if (!registry) throw new Error('Nothing was published yet.')
  if (unit === 'shell') return { ...registry, shell: exchanged(unit, registry.shell) }
  const area = registry.areas[unit]
  return {
    ...registry,
    areas: { ...registry.areas, [unit]: { state: area?.state ?? 'enabled', ...exchanged(unit, area) } },
  }
}

/** Makes the previous version current again for new pages. Throws if there is none. */
export const rollback = async (dataDir: string, unit: UnitName): Promise<void> => {
  await updateRegistry(dataDir, (registry) => rolledBack(registry, unit))
}
