import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Width of an element in CSS pixels, kept up to date; `initial` until it is measured. */
export const useWidth = (initial: number): [RefObject<HTMLDivElement | null>, number] => {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setWidth(current.clientWidth || initial)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [initial])
  return [element, width]
}
