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
  /** Number of its columns; the spans of all groups add up to all columns. */
  span: number
}

export interface MatrixGridProps<R extends { id: string }, C extends { id: string }, V> {
  /** Accessible name. */
  label: string
  rows: readonly R[]
  columns: readonly C[]
  /** Content of the top left corner. */
  corner: ReactNode
  /** Headings above the columns, such as domains. */
  groups?: readonly MatrixGroup[] | undefined
  rowHeader: (row: R) => ReactNode
  columnHeader: (column: C) => ReactNode
  /** Value of a cell: a primitive or an object that keeps its identity while nothing changed. */
  value: (row: R, column: C) => V
  /**
   * Renders a cell. Must keep its identity (declare it outside the component or memoise it), as must the renderers of
   * both headers.
   */
  cell: (value: V, row: R, column: C) => ReactNode
  /** Enter, Space, tap or click on a cell or header. */
  onActivate?: ((target: MatrixTarget<R, C>) => void) | undefined
  /** Any other key, for instance a digit for a level. Returning true prevents the default action. */
  onCellKey?: ((key: string, target: MatrixTarget<R, C>) => boolean) | undefined
  /** Text pasted on a cell, in the format of spreadsheets: lines of cells separated by tabs. */
  onPaste?: ((text: string, target: MatrixTarget<R, C>) => void) | undefined
  onEscape?: (() => void) | undefined
  /** Widths and height in px (row headers shrink to 38vw on phones); fixed, so that the layout does not shift. */
  rowHeaderWidth?: number | undefined
  columnWidth?: number | undefined
  headHeight?: number | undefined
  /** Maximum height (a CSS length) before it scrolls. */
  maxHeight?: string | undefined
  className?: string | undefined
}
