import { useLocation } from '@lernspur/app-kit'
import { focusHeading } from '@lernspur/app-kit/focus/focus-heading'
import { useEffect } from 'react'
import { shownPage } from './shown-page'

/** Milliseconds to wait for the heading of a screen whose code is on its way. */
const patience = 30_000

/** Puts the focus on the heading of each new page, so that screen readers say where they are. Not on the first one. */
export const useHeadingFocus = () => {
  const { pathname } = useLocation()
  useEffect(() => {
    const before = shownPage.current
    shownPage.current = pathname
    if (before === null || before === pathname) return
    const start = document.activeElement
    if (focusHeading()) return
    const observer = new MutationObserver(() => {
      // Whoever has moved on meanwhile is not called back.
      if (document.activeElement !== start && document.activeElement !== document.body) observer.disconnect()
      else if (focusHeading()) observer.disconnect()
    })
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), patience)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}
