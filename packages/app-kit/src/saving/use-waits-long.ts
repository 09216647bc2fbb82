import { useQueuedCallsEffect } from '@lernspur/app-runtime'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds after which an entry that is being sent counts as one that waits. */
const longWait = 3000

/**
 * Whether the oldest entry to be sent has waited for long. A user who types always has something on its way; it counts
 * as waiting only if the same entry is still there.
 */
export const useWaitsLong = (): boolean => {
  const [waitsLong, setWaitsLong] = useState(false)
  const oldest = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      oldest.current = undefined
    },
    [],
  )
  useQueuedCallsEffect((calls) => {
    const key = calls.find(({ state }) => state !== 'refused')?.key
    if (key === oldest.current) return
    oldest.current = key
    clearTimeout(timer.current)
    setWaitsLong(false)
    if (key !== undefined) timer.current = setTimeout(() => setWaitsLong(true), longWait)
  })
  return waitsLong
}
