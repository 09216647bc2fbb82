import { useLocation } from '@lernspur/app-kit'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Closes what lies over the page when another page comes, by a search or by going back. */
export const useCloseOnLeave = (close: () => void): void => {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    leave()
  }, [pathname])
}
