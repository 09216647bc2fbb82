import type { AreaEntry, AreaName } from '@lernspur/contracts/registry.contract'
import { updateRegistry } from './registry-file'

/** Switches an area off or on for new pages; a page that has it open keeps it. Throws when it was never promoted. */
export const switchArea = async (dataDir: string, area: AreaName, state: AreaEntry['state']): Promise<void> => {
  await updateRegistry(dataDir, (registry) => {
    const entry = registry?.areas[area]
    if (!registry || !entry) throw new Error(`${area} was never promoted.`)
    return { ...registry, areas: { ...registry.areas, [area]: { ...entry, state } } }
  })
}
