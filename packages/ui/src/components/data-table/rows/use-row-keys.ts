import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { RowWindow } from './use-row-window'

// A checkbox briefly has a hidden input behind it.
const controls = 'a[href], button:not(:disabled), input:not(:disabled, [aria-hidden]), textarea, select'

/** Controls that use the arrow keys themselves. */
const ownArrows = 'input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="radio"]'

const page = 10

const controlsOf = (row: Element | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(controls) ?? []),
]

/**
 * Makes the controls of all rows one Tab stop: up, down, Home, End and page keys move to the same control of another
 * row, left and right within the row. Kept in the DOM and not in React's state, so that a key renders no row.
 */
export const useRowKeys = (count: number, { pin: store, reveal }: RowWindow) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const focused = useRef({ row: 0, control: 0 })
  const awaited = useRef(false)

  const rowAt = (index: number) => body.current?.querySelector(`tr[data-index="${index}"]`)

  const controlAt = ({ row, control }: typeof focused.current) => {
    const all = controlsOf(rowAt(row))
    return all[Math.min(control, all.length - 1)]
  }

  const focusControl = () => {
    const stop = controlAt(focused.current)
    for (const one of controlsOf(body.current)) one.tabIndex = one === stop ? 0 : -1
  }

  // Rows change, and a row out of sight is rendered only after scrolling to it.
  useEffect(() => {
    focused.current.row = Math.max(0, Math.min(focused.current.row, count - 1))
    focusControl()
    if (awaited.current && rowAt(focused.current.row)) {
      awaited.current = false
      controlAt(focused.current)?.focus()
    }
  })

  const goTo = (row: number) => {
    const next = Math.max(0, Math.min(row, count - 1))
    focused.current.row = next
    store(next)
    if (rowAt(next)) controlAt(focused.current)?.focus()
    else {
      awaited.current = true
      reveal(next)
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (!(event.target instanceof Element) || event.target.matches(ownArrows)) return
    const { row, control } = focused.current
    const rows: Record<string, number> = {
      ArrowDown: row + 1,
      ArrowUp: row - 1,
      PageDown: row + page,
      PageUp: row - page,
      Home: 0,
      End: count - 1,
    }
    const neighbours: Record<string, number> = { ArrowRight: control + 1, ArrowLeft: control - 1 }
    const [goal, sibling] = [rows[event.key], neighbours[event.key]]
    if (goal === undefined && sibling === undefined) return
    event.preventDefault()
    if (goal !== undefined) goTo(goal)
    else if (sibling !== undefined) controlsOf(rowAt(row))[sibling]?.focus()
  }

  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('tr[data-index]')
    if (row === null || !(target instanceof HTMLElement)) return
    const control = controlsOf(row).indexOf(target)
    if (control < 0) return
    focused.current = { row: Number(row.getAttribute('data-index')), control }
    store(focused.current.row)
    focusControl()
  }

  return { ref: body, onKeyDown, onFocus }
}
