import { useLocation } from '@lernspur/app-runtime'
import { focusHeading } from '@lernspur/ui/focus/focus-heading'
import { useEffect } from 'react'
import { visiblePage } from './current-page'

/** Milliseconds to wait for the heading of a screen whose code is loading. */
const timeoutMs = 30_000

/** Focuses the heading of each new page, so that screen readers announce it. Not on the initial page. */
export const useHeadingFocus = () => {
  const { pathname } = useLocation()
  useEffect(() => {
    const before = visiblePage.current
    visiblePage.current = pathname
    if (before === null || before === pathname) return
    const start = document.activeElement
    if (focusHeading()) return
    const observer = new MutationObserver(() => {
      // The focus is not moved once the user has moved it.
      if (document.activeElement !== start && document.activeElement !== document.body) observer.disconnect()
      else if (focusHeading()) observer.disconnect()
    })
    observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
    const timer = setTimeout(() => observer.disconnect(), timeoutMs)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}
