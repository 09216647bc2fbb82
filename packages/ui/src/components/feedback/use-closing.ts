import { useEffect, useEffectEvent, useRef } from 'react'

export interface Closing {
  paused: boolean
  /** Milliseconds, not counting pauses. */
  duration: number
  onClose: () => void
}

/** Calls onClose after a time; after a pause at least one second is left. */
export function useReportCompletion({ paused, duration, onClose }: Closing): void {
  const left = useRef(duration)
  const complete = useEffectEvent(onClose)
  useEffect(() => {
    if (paused) return
    const started = Date.now()
    const timer = setTimeout(() => complete(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (Date.now() - started))
    }
  }, [paused])
}
