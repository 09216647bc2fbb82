import type { UnitName } from '@lernspur/contracts/registry.contract'
import { readRegistry } from './registry-file'
import { releasedVersions } from './released'

export interface UnitStatus {
  readonly unit: UnitName
  readonly state: 'enabled' | 'disabled' | 'not promoted'
  readonly current: string | undefined
  readonly fallback: string | undefined
  /** Versions in the data folder, newest first. */
  readonly released: readonly string[]
}

/** The current version of a unit, and the other released ones. */
export const statusOf = async (dataDir: string, unit: UnitName): Promise<UnitStatus> => {
  const registry = await readRegistry(dataDir)
  const area = unit === 'shell' ? undefined : registry?.areas[unit]
  const line = unit === 'shell' ? registry?.shell : area
  return {
    unit,
    state: line ? (area?.state ?? 'enabled') : 'not promoted',
    current: line?.current.version,
    fallback: line?.fallback?.version,
    released: await releasedVersions(dataDir, unit),
  }
}
