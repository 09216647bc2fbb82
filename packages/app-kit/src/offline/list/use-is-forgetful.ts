import { useEffect, useState } from 'react'

/** Share of the room for this site from which a device may delete things. */
const nearlyFull = 0.9

const isForgetful = async (): Promise<boolean> => {
  const { storage } = navigator
  if (!storage) return false
  const { usage = 0, quota = 0 } = await storage.estimate()
  return !(await storage.persisted()) || (quota > 0 && usage / quota > nearlyFull)
}

/** Whether this device may delete what waits on it: it has not promised to keep it, or has hardly any room left. */
export const useIsForgetful = (): boolean => {
  const [known, setKnown] = useState(false)
  useEffect(() => {
    isForgetful().then(setKnown, () => null)
  }, [])
  return known
}
