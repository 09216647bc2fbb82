import { useEffect, useState } from 'react'

/** Where an element is in the window, in pixels. */
type Box = Pick<DOMRect, 'top' | 'left' | 'width' | 'height' | 'bottom' | 'right'>

/** The first element with a size that one of the selectors finds, in their order. */
export const visibleTarget = (selectors: readonly string[]): HTMLElement | undefined =>
  selectors
    .flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
    .find((element) => element.checkVisibility() && element.getBoundingClientRect().width > 0)

/** Pixels below which the panel is as wide as the window, and what the bar above covers. */
const [narrowBelow, barHeight] = [640, 80]

/** Scrolls to an element so that the panel, which is below it in a narrow window, leaves it free. */
const scrollToTarget = (target: HTMLElement): void => {
  const isNarrow = window.innerWidth < narrowBelow
  target.scrollIntoView({ block: isNarrow ? 'start' : 'center' })
  if (isNarrow && target.getBoundingClientRect().top < barHeight) window.scrollBy(0, -barHeight)
}

const isSame = (one: Box | null, other: Box | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    (['top', 'left', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 1))

/** Scrolls to the first visible target once it is there, and follows where it is; null while there is none. */
export const useTargetBox = (selectors: readonly string[], isOnPage: boolean): Box | null => {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    if (!isOnPage) {
      setBox(null)
      return
    }
    let frame = 0
    let found: HTMLElement | undefined
    const look = () => {
      const target = visibleTarget(selectors)
      if (target && target !== found) scrollToTarget(target)
      found = target
      const next = target?.getBoundingClientRect() ?? null
      setBox((before) => (isSame(before, next) ? before : next))
    }
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    lookSoon()
    const observer = new MutationObserver(lookSoon)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      document.removeEventListener('scroll', lookSoon, { capture: true })
      window.removeEventListener('resize', lookSoon)
    }
  }, [selectors, isOnPage])
  return box
}
