import { useLayoutEffect, useState } from 'react'

/** Pixels above the lower edge of the window in which a notice stands where there is no bar. */
const reach = 160

/** How far a bar reaches up from the lower edge of the window, in pixels; 0 for one that is elsewhere on the page. */
const heightOf = (bar: Element): number => {
  const { top, bottom } = bar.getBoundingClientRect()
  return top < window.innerHeight && bottom > window.innerHeight - reach ? window.innerHeight - top : 0
}

/** How far the bars of the page, such as that of a save button, reach up from the lower edge of the window, in pixels. */
export const useBarsBelow = (isShown: boolean): number => {
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    if (!isShown) return
    const bars = [...document.querySelectorAll('[data-sticky]')]
    const measure = () => setHeight(Math.max(0, ...bars.map(heightOf)))
    const observer = new ResizeObserver(measure)
    for (const bar of bars) observer.observe(bar)
    measure()
    return () => observer.disconnect()
  }, [isShown])
  return height
}
