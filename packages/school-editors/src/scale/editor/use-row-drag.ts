import { type PointerEvent, useEffect, useRef, useState } from 'react'

/**
 * `const { list, dragged, grip } = useRowDrag(move)`: rows of a list are moved by a grip, with mouse, pen or touch.
 * `list` goes to the element whose children are the rows, `grip(index)` to the grip of each; `move` is called whenever
 * the dragged row is over another place.
 */
export const useRowDrag = <List extends HTMLElement>(move: (from: number, to: number) => void) => {
  const list = useRef<List>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const latest = useRef(move)
  latest.current = move
  useEffect(() => {
    if (dragged === null) return
    const drag = (event: globalThis.PointerEvent) => {
      const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
      const under = rows.findIndex(({ top, bottom }) => event.clientY >= top && event.clientY <= bottom)
      if (under < 0 || under === dragged) return
      latest.current(dragged, under)
      setDragged(under)
    }
    const drop = () => setDragged(null)
    // On the window, because the browser loses the capture of an element that changes places.
    window.addEventListener('pointermove', drag)
    window.addEventListener('pointerup', drop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointermove', drag)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [dragged])
  const grip = (index: number) => ({
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0) setDragged(index)
    },
    style: { touchAction: 'none' },
  })
  return { list, dragged, grip }
}
