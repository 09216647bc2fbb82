import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { MatrixGridProps, MatrixTarget } from './matrix-props'
import { nextPlace, type Place } from './position'

const placeOf = (element: Element | null): Place | null => {
  const parts = element?.getAttribute('data-place')?.split(':').map(Number)
  const [row, column] = parts ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

const placed = (event: { target: EventTarget }): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null

/** Roving tab stop and keys of the grid, kept in the DOM and not in React's state. */
export function useGridFocus<R extends { id: string }, C extends { id: string }, V>(props: MatrixGridProps<R, C, V>) {
  const { rows, columns, onActivate, onCellKey, onPaste, onEscape } = props
  const table = useRef<HTMLTableElement>(null)
  const place = useRef<Place>({ row: 0, column: 0 })

  const elementAt = ({ row, column }: Place) =>
    table.current?.querySelector<HTMLElement>(`[data-place="${row}:${column}"]`) ?? null

  const settle = (next: Place) => {
    for (const old of table.current?.querySelectorAll('[data-place][tabindex="0"]') ?? []) {
      old.setAttribute('tabindex', '-1')
    }
    place.current = next
    elementAt(next)?.setAttribute('tabindex', '0')
  }

  // Filters add and remove rows and columns: after each render exactly one cell is the tab stop.
  useEffect(() => {
    settle({
      row: Math.min(place.current.row, rows.length - 1),
      column: Math.min(place.current.column, columns.length - 1),
    })
  })

  const targetOf = (element: HTMLElement): MatrixTarget<R, C> => {
    const at = placeOf(element)
    return { row: rows[at?.row ?? -1], column: columns[at?.column ?? -1], element }
  }

  const pageOf = (element: HTMLElement) => {
    const room = (table.current?.parentElement?.clientHeight ?? 0) - (table.current?.tHead?.offsetHeight ?? 0)
    return element.offsetHeight > 0 ? Math.max(1, Math.floor(room / element.offsetHeight)) : 10
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const element = placed(event)
    const from = placeOf(element)
    if (element === null || from === null || event.altKey) return
    const ctrl = event.ctrlKey || event.metaKey
    const extent = { rows: rows.length, columns: columns.length, page: pageOf(element) }
    const next = nextPlace(from, event.key, ctrl, extent)
    if (next !== null) {
      event.preventDefault()
      elementAt(next)?.focus()
    } else if (!ctrl && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onActivate?.(targetOf(element))
    } else if (event.key === 'Escape' && onEscape !== undefined) {
      event.preventDefault()
      onEscape()
    } else if (!ctrl && onCellKey?.(event.key, targetOf(element)) === true) {
      event.preventDefault()
    }
  }

  return {
    ref: table,
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      const at = placeOf(placed(event))
      if (at !== null) settle(at)
    },
    onClick: (event: MouseEvent) => {
      const element = placed(event)
      if (element === null) return
      element.focus({ preventScroll: true })
      onActivate?.(targetOf(element))
    },
    onPaste: (event: ClipboardEvent) => {
      const element = placed(event)
      if (element !== null) onPaste?.(event.clipboardData.getData('text/plain'), targetOf(element))
    },
  }
}
