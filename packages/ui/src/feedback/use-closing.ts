import { useEffect, useEffectEvent, useRef } from 'react'

export interface Closing {
  paused: boolean
  /** Milliseconds that count only while not paused. */
  duration: number
  onClose: () => void
}

/** Calls onClose once its time has passed; a pause keeps what is left, at least one second. */
export function useClosing({ paused, duration, onClose }: Closing): void {
  const left = useRef(duration)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (paused) return
    const begun = Date.now()
    const timer = setTimeout(() => close(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (Date.now() - begun))
    }
  }, [paused])
}
