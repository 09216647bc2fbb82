import { useLayoutEffect, useState } from 'react'

/** Pixels between a notice and the bottom edge of the window if there is no bar. */
const reach = 160

/**
 * How far a bar, or a sheet that rises from below, extends above the bottom edge of the window, in pixels; 0 if it is
 * elsewhere on the page, or fills all of the height, as sheets at the side do.
 */
const heightOf = (bar: Element): number => {
  const { top, bottom } = bar.getBoundingClientRect()
  const isBelow = top > 0 && top < window.innerHeight && bottom > window.innerHeight - reach
  return isBelow ? window.innerHeight - top : 0
}

/** A sheet that is closing leaves with what the notice is about. */
const selector = '[data-sticky]:not([data-state=closed], [data-state=closed] *)'

const barsOfPage = (): readonly Element[] => [...document.querySelectorAll(selector)]

/**
 * How far the bars of the page, such as that of a save button, extend above the bottom edge of the window, in pixels.
 * A sheet from below, on phones, is one as a whole: a hint in it is covered as easily as a button.
 * Follows bars that appear and disappear, because what a toast announces often changes the page as well.
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
    page.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-state'] })
    follow(barsOfPage())
    return () => {
      page.disconnect()
      sizes.disconnect()
    }
  }, [isVisible])
  return height
}
