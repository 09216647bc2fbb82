import { useEffect, useState } from 'react'

/** Share of this site's storage in use from which a device may delete data. */
const nearlyFull = 0.9

/** Bytes that the photos of a whole class need. */
const roomForPhotos = 25_000_000

/** Why a device may delete what waits on it: storage is nearly full, or the browser has not promised to keep it. */
export type EvictionRisk = 'full' | 'unpromised' | null

const evictionRisk = async (): Promise<EvictionRisk> => {
  const { storage } = navigator
  if (!storage) return null
  const { usage = 0, quota = 0 } = await storage.estimate()
  if (quota > 0 && (usage / quota > nearlyFull || quota - usage < roomForPhotos)) return 'full'
  return (await storage.persisted()) ? null : 'unpromised'
}

/** Whether this device may delete what waits on it; checked again when `changes` changes. */
export const useEvictionRisk = (changes: unknown): EvictionRisk => {
  const [known, setKnown] = useState<EvictionRisk>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the device may answer differently by then.
  useEffect(() => {
    evictionRisk().then(setKnown, () => null)
  }, [changes])
  return known
}
