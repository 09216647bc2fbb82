import { atom, type PartModule, store } from '@lernspur/app-kit'
import type { AreaPart } from '@lernspur/federation/runtime/area-map'
import { areas } from './areas'

/** A part with its code; null where the version that runs does not bring it. */
interface LoadedPart {
  readonly part: AreaPart
  readonly module: PartModule | null
}

/** Parts of one area; null when they could not be had. */
export type LoadedParts = readonly LoadedPart[] | null

/** Changes when parts that could not be had are asked for anew. */
export const partTriesAtom = atom(0)

interface Load {
  readonly parts: readonly AreaPart[]
  readonly result: Promise<LoadedParts>
}

const loads = new Map<string, Load>()

const loadOne = async (part: AreaPart): Promise<LoadedPart> => {
  // What an area exposes is as its types say: it was built against the version of app-kit that this shell provides.
  const module = (await areas.loadPart(part)) as PartModule | null
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

/** Loads parts of one area together, once; never rejects. They begin to read as soon as their code is there. */
export const loadParts = (parts: readonly AreaPart[]): Promise<LoadedParts> => {
  const key = parts.map(({ area, slot, order }) => `${area} ${slot} ${order}`).join()
  const load = loads.get(key) ?? { parts, result: loadAll(parts) }
  loads.set(key, load)
  return load.result
}

/** Asks again for everything that could not be had. */
export const retryParts = async (): Promise<void> => {
  for (const [key, { parts, result }] of loads) {
    if ((await result) !== null) continue
    loads.delete(key)
    for (const { area } of parts) if (areas.failureOf(area)) areas.forget(area)
  }
  store.set(partTriesAtom, (tries) => tries + 1)
}
