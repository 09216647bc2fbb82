import type { ReactNode } from 'react'

/** A cell (row and column), a row header (no column) or a column header (no row). */
export interface MatrixTarget<R, C> {
  row?: R | undefined
  column?: C | undefined
  element: HTMLElement
}

export interface MatrixGroup {
  id: string
  label: ReactNode
  /** Number of columns under it; the spans of all groups add up to the columns. */
  span: number
}

export interface MatrixGridProps<R extends { id: string }, C extends { id: string }, V> {
  /** Accessible name. */
  label: string
  rows: readonly R[]
  columns: readonly C[]
  /** What stands above the row headers. */
  corner: ReactNode
  /** Headings over the columns, such as domains. */
  groups?: readonly MatrixGroup[] | undefined
  rowHeader: (row: R) => ReactNode
  columnHeader: (column: C) => ReactNode
  /** What a cell shows: a primitive or an object that keeps its identity while nothing changed. */
  value: (row: R, column: C) => V
  /** Draws a cell. Must keep its identity (declare it outside the component or memoise it), as must the two headers. */
  cell: (value: V, row: R, column: C) => ReactNode
  /** Enter, Space, tap or click on a cell or header. */
  onActivate?: ((target: MatrixTarget<R, C>) => void) | undefined
  /** Any other key, for instance a digit for a level. True: done with, the grid leaves it alone. */
  onCellKey?: ((key: string, target: MatrixTarget<R, C>) => boolean) | undefined
  /** Text pasted on a cell, as a spreadsheet writes it: lines, cells parted by tabs. */
  onPaste?: ((text: string, target: MatrixTarget<R, C>) => void) | undefined
  onEscape?: (() => void) | undefined
  /** Widths and height in px (row headers give way to 38vw on phones); fixed, so that nothing jumps. */
  rowHeaderWidth?: number | undefined
  columnWidth?: number | undefined
  headHeight?: number | undefined
  /** Greatest height (a CSS length) before it scrolls inside itself. */
  maxHeight?: string | undefined
  className?: string | undefined
}
