import { useEffect, useState } from 'react'

/** Milliseconds after which an entry that is being sent counts as one that waits. */
const quickly = 3000

/**
 * Whether the oldest of what is to be sent, by its key, has been there for long. Whoever types always has something on
 * its way; it waits only when the same is still there.
 */
export const useWaitsLong = (oldest: string | undefined): boolean => {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setLate(oldest), oldest === undefined ? 0 : quickly)
    return () => clearTimeout(timer)
  }, [oldest])
  return oldest !== undefined && late === oldest
}
