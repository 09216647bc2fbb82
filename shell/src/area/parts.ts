import { atom, loadPartTexts, type PartModule, store } from '@lernspur/app-runtime'
import type { AreaPart } from '@lernspur/federation/runtime/area-map'
import { areas } from './areas'

/** A slot component with its code; null if the running version does not have it. */
interface LoadedPart {
  readonly part: AreaPart
  readonly module: PartModule | null
}

/** Slot components of one area; null if loading failed. */
export type LoadedParts = readonly LoadedPart[] | null

/** Incremented to retry loading failed slot components. */
export const partTriesAtom = atom(0)

interface Load {
  readonly parts: readonly AreaPart[]
  readonly result: Promise<LoadedParts>
}

const loads = new Map<string, Load>()

const loadOne = async (part: AreaPart): Promise<LoadedPart> => {
  // The cast is safe: the area was built against the version of app-runtime that this shell provides.
  const module = (await areas.loadPart(part)) as PartModule | null
  loadPartTexts(part.area)
  module?.prefetch?.()
  return { part, module }
}

const loadAll = async (parts: readonly AreaPart[]): Promise<LoadedParts> => {
  try {
    return await Promise.all(parts.map(loadOne))
  } catch (error) {
    console.error('parts could not be loaded', error)
    return null
  }
}

/**
 * Loads slot components of one area together, once; never rejects. Each starts fetching its data and texts as soon as
 * its code is loaded.
 */
export const loadParts = (parts: readonly AreaPart[]): Promise<LoadedParts> => {
  const key = parts.map(({ area, slot, order }) => `${area} ${slot} ${order}`).join()
  const load = loads.get(key) ?? { parts, result: loadAll(parts) }
  loads.set(key, load)
  return load.result
}

/** Retries everything that failed to load. */
export const retryParts = async (): Promise<void> => {
  for (const [key, { parts, result }] of loads) {
    if ((await result) !== null) continue
    loads.delete(key)
    for (const area of new Set(parts.map((part) => part.area))) if (!(await areas.unload(area))) location.reload()
  }
  store.set(partTriesAtom, (tries) => tries + 1)
}
