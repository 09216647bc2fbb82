import type { AreaEntry, AreaName } from '@lernspur/contracts/registry.contract'
import { updateRegistry } from './registry-file'

/** Disables or enables an area for new pages; open pages are not affected. Throws if it was never promoted. */
export const switchArea = async (dataDir: string, area: AreaName, state: AreaEntry['state']): Promise<void> => {
  await updateRegistry(dataDir, (registry) => {
    const entry = registry?.areas[area]
    if (!registry || !entry) throw new Error(`${area} was never promoted.`)
    return { ...registry, areas: { ...registry.areas, [area]: { ...entry, state } } }
  })
}
