import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import type { MatrixGridProps, MatrixMove, MatrixTarget } from './matrix-props'
import { type GridPosition, nextPosition } from './position'
import type { LaterCells } from './row/later-cells'

const positionOf = (element: Element | null): GridPosition | null => {
  const parts = element?.getAttribute('data-place')?.split(':').map(Number)
  const [row, column] = parts ?? []
  return row === undefined || column === undefined ? null : { row, column }
}

const focusedElement = (event: { target: EventTarget }): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-place]') : null

const asElement = (found: Element | null | undefined): HTMLElement | null =>
  found instanceof HTMLElement ? found : null

/** The element at a position; a group is at its first column and covers all of its columns. */
const elementAt = (table: HTMLTableElement | null, { row, column }: GridPosition): HTMLElement | null => {
  // By index, because a search would go through thousands of cells at each key.
  if (row >= 0) {
    const line = table?.querySelector('tbody')?.children[row]
    return asElement(column < 0 ? line?.firstElementChild : line?.lastElementChild?.children[column])
  }
  const heads = [...(table?.querySelector('thead')?.children ?? [])]
  if (row === -1) return asElement(heads.at(-1)?.children[column + 1])
  const groups = [...(heads[0]?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
  return groups.findLast((group) => (positionOf(group)?.column ?? 0) <= column) ?? null
}

const steps: Readonly<Record<MatrixMove, string | null>> = { down: 'ArrowDown', right: 'ArrowRight', stay: null }

/** After the last cell of a row or column comes the first one of the next. */
const after = (from: GridPosition, move: MatrixMove, rows: number, columns: number): GridPosition => {
  const isLast = move === 'down' ? from.row === rows - 1 : from.column === columns - 1
  if (move === 'stay' || !isLast) return from
  if (move === 'down') return from.column < columns - 1 ? { row: -1, column: from.column + 1 } : from
  return from.row < rows - 1 ? { row: from.row + 1, column: -1 } : from
}

/** Roving tab stop and keyboard handling of the grid, kept in the DOM and not in React's state. */
export function useGridFocus<R extends { id: string }, C extends { id: string }>(
  props: MatrixGridProps<R, C>,
  later: LaterCells,
) {
  const {
    rows,
    columns,
    groups = [],
    onActivate,
    onCellKey,
    onPaste,
    onEscape,
    onFocusCell: onPosition,
    onFollow,
  } = props
  const table = useRef<HTMLTableElement>(null)
  const position = useRef<GridPosition>({ row: 0, column: 0 })
  const stop = useRef<HTMLElement>(null)

  const at = (next: GridPosition): HTMLElement | null => {
    const element = elementAt(table.current, next)
    if (element !== null) return element
    later.drawAll()
    return elementAt(table.current, next)
  }

  const focusCell = (next: GridPosition): HTMLElement | null => {
    const element = at(next)
    position.current = next
    if (element === stop.current) return element
    stop.current?.setAttribute('tabindex', '-1')
    stop.current = element
    element?.setAttribute('tabindex', '0')
    return element
  }

  /** The tab stop moves before the focus, so that the browser computes the styles of both cells once. */
  const focus = (next: GridPosition) => focusCell(next)?.focus()

  // Filters add and remove rows and columns: after each render exactly one cell is the tab stop.
  useEffect(() => {
    focusCell({
      row: Math.min(position.current.row, rows.length - 1),
      column: Math.min(position.current.column, columns.length - 1),
    })
  })

  const targetOf = (element: HTMLElement): MatrixTarget<R, C> => {
    const at = positionOf(element)
    return { row: rows[at?.row ?? -1], column: at && at.row > -2 ? columns[at.column] : undefined, element }
  }

  const pageOf = (element: HTMLElement) => {
    const room = (table.current?.parentElement?.clientHeight ?? 0) - (table.current?.tHead?.offsetHeight ?? 0)
    return element.offsetHeight > 0 ? Math.max(1, Math.floor(room / element.offsetHeight)) : 10
  }

  /** Enter on a head follows its link, and on a group presses its button. */
  const activate = (element: HTMLElement) => {
    const target = targetOf(element)
    if (target.row !== undefined && target.column !== undefined) onActivate?.(target)
    else element.querySelector<HTMLElement>('a, button')?.click()
  }

  /** The browser handles links that open elsewhere. */
  const follow = (event: MouseEvent, href: string | null) => {
    const { button, altKey, ctrlKey, metaKey, shiftKey } = event
    if (!onFollow || href === null || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    onFollow(href)
  }

  const extentAt = (element: HTMLElement) => ({
    rows: rows.length,
    columns: columns.length,
    heads: groups.length > 0 ? 2 : 1,
    /** Measured only for keys that need it, because that forces a layout. */
    get page() {
      return pageOf(element)
    },
  })

  const typed = (event: KeyboardEvent, element: HTMLElement, from: GridPosition) => {
    const target = targetOf(element)
    if (target.row === undefined || target.column === undefined) return
    const { key, shiftKey: shift, ctrlKey, metaKey } = event
    const move = onCellKey?.({ key, shift, ctrl: ctrlKey || metaKey }, target)
    if (move === undefined) return
    event.preventDefault()
    // The page must not handle a key again that the grid has handled.
    event.nativeEvent.stopPropagation()
    const step = steps[move]
    const next = step && nextPosition(after(from, move, rows.length, columns.length), step, false, extentAt(element))
    if (next) focus(next)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const element = focusedElement(event)
    const from = positionOf(element)
    if (element === null || from === null || event.altKey) return
    const ctrl = event.ctrlKey || event.metaKey
    const next = nextPosition(from, event.key, ctrl, extentAt(element))
    if (next !== null) {
      event.preventDefault()
      focus(next)
    } else if (!ctrl && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      activate(element)
    } else if (event.key === 'Escape' && onEscape !== undefined) {
      event.preventDefault()
      onEscape()
    } else typed(event, element, from)
  }

  return {
    ref: table,
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      const element = focusedElement(event)
      const at = positionOf(element)
      if (element === null || at === null) return
      focusCell(at)
      onPosition?.(targetOf(element))
    },
    onClick: (event: MouseEvent) => {
      const element = focusedElement(event)
      if (element === null) return
      const link = event.target instanceof Element ? event.target.closest('a, button') : null
      if (link !== null) {
        follow(event, link.getAttribute('href'))
        return
      }
      element.focus({ preventScroll: true })
      const target = targetOf(element)
      if (target.row !== undefined && target.column !== undefined) onActivate?.(target)
    },
    onPaste: (event: ClipboardEvent) => {
      const element = focusedElement(event)
      if (element === null) return
      const target = targetOf(element)
      if (target.row === undefined || target.column === undefined) return
      event.preventDefault()
      onPaste?.(event.clipboardData.getData('text/plain'), target)
    },
  }
}
