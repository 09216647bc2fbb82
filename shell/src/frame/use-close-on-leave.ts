import { useLocation } from '@lernspur/app-runtime'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Closes an overlay when the page changes, for example by the search or by going back. */
export const useCloseOnLeave = (close: () => void): void => {
  const { pathname } = useLocation()
  const visible = useRef(pathname)
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (visible.current === pathname) return
    visible.current = pathname
    leave()
  }, [pathname])
}
