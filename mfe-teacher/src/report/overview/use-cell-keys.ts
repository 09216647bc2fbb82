import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'

// A checkbox briefly has a hidden input behind it.
const controls = 'a[href], button:not(:disabled), input:not(:disabled, [aria-hidden])'
const page = 10

const controlsOf = (part: Element | null | undefined): HTMLElement[] => [
  ...(part?.querySelectorAll<HTMLElement>(controls) ?? []),
]

const cellOf = (control: Element): HTMLTableCellElement | null => control.closest<HTMLTableCellElement>('td, th')

/** The control of a row in the column of another row's, or the last one before it. */
const sameColumn = (row: Element | undefined, from: HTMLElement): HTMLElement | undefined => {
  const cell = cellOf(from)
  const at = controlsOf(cell).indexOf(from)
  const before = controlsOf(row).filter((one) => (cellOf(one)?.cellIndex ?? 0) <= (cell?.cellIndex ?? 0))
  const own = before.filter((one) => cellOf(one)?.cellIndex === cell?.cellIndex)
  return own[Math.min(at, own.length - 1)] ?? before.at(-1)
}

/**
 * Makes the controls of a table one Tab stop: arrow and page keys move by cells, also past rows that lack one, Home
 * and End within the row, with Ctrl or Cmd to the first and last row. Kept in the DOM, so that a key renders nothing.
 */
export const useCellKeys = () => {
  const table = useRef<HTMLTableElement>(null)
  const stop = useRef<HTMLElement | null>(null)
  const setStop = (control: HTMLElement | undefined) => {
    stop.current = control ?? null
    for (const one of controlsOf(table.current)) one.tabIndex = one === control ? 0 : -1
  }
  // Rows and columns change with the filters.
  useEffect(() => {
    const all = controlsOf(table.current)
    setStop(all.find((one) => one === stop.current) ?? all.find((one) => one.matches('tbody a')) ?? all[0])
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || !(event.target instanceof HTMLElement)) return
    const isCommand = event.ctrlKey || event.metaKey
    const row = event.target.closest('tr')
    const rows = [...(table.current?.rows ?? [])]
    const at = row ? rows.indexOf(row) : -1
    if (at < 0) return
    const byRow: Readonly<Record<string, number>> = isCommand
      ? { Home: 0, End: rows.length - 1 }
      : { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page }
    const within = controlsOf(row)
    const position = within.indexOf(event.target)
    const byControl: Readonly<Record<string, number>> = isCommand
      ? {}
      : { ArrowRight: position + 1, ArrowLeft: position - 1, Home: 0, End: within.length - 1 }
    const [nextRow, nextControl] = [byRow[event.key], byControl[event.key]]
    if (nextRow === undefined && nextControl === undefined) return
    event.preventDefault()
    if (nextRow === undefined) within[Math.max(0, nextControl ?? 0)]?.focus()
    else sameColumn(rows[Math.max(0, Math.min(nextRow, rows.length - 1))], event.target)?.focus()
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && controlsOf(table.current).includes(target)) setStop(target)
  }
  return { ref: table, onKeyDown, onFocus }
}
