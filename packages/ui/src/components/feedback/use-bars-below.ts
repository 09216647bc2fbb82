import { useLayoutEffect, useState } from 'react'

/** Pixels above the lower edge of the window in which a notice stands where there is no bar. */
const reach = 160

/** How far a bar reaches up from the lower edge of the window, in pixels; 0 for one that is elsewhere on the page. */
const heightOf = (bar: Element): number => {
  const { top, bottom } = bar.getBoundingClientRect()
  return top < window.innerHeight && bottom > window.innerHeight - reach ? window.innerHeight - top : 0
}

const barsOfPage = (): readonly Element[] => [...document.querySelectorAll('[data-sticky]')]

/**
 * How far the bars of the page, such as that of a save button, reach up from the lower edge of the window, in pixels. Bars
 * that come and go while it is asked for are noticed: what is announced often changes the page as well.
 */
export const useBarsBelow = (isVisible: boolean): number => {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (!isVisible) return
    let bars: readonly Element[] = []
    const measure = () => setHeight(Math.max(0, ...bars.map(heightOf)))
    const sizes = new ResizeObserver(measure)
    const follow = (found: readonly Element[]) => {
      sizes.disconnect()
      bars = found
      for (const bar of bars) sizes.observe(bar)
      measure()
    }
    const page = new MutationObserver(() => {
      const found = barsOfPage()
      if (found.length !== bars.length || found.some((bar, at) => bar !== bars[at])) follow(found)
    })
    page.observe(document.body, { childList: true, subtree: true })
    follow(barsOfPage())
    return () => {
      page.disconnect()
      sizes.disconnect()
    }
  }, [isVisible])
  return height
}
