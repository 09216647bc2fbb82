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

/** What a cell shows. The object keeps its identity while nothing changed. */
export interface MatrixCellView {
  /** Read out, and found by find-in-page. Not drawn. */
  readonly text: string
  /** A picture as a CSS image, such as `var(--picture-3)`. */
  readonly picture?: string | undefined
  /** Drawn where there is no picture; a few characters. */
  readonly sign?: string | undefined
  /** Drawn in the corner; a few characters. */
  readonly corner?: string | undefined
  readonly state?: 'pending' | 'asking' | 'refused' | 'preview' | undefined
}

/** Data of the cells: each row listens only for its own, so that a new value draws one cell and nothing else. */
export interface MatrixSource {
  get(rowId: string, columnId: string): MatrixCellView
  /** Calls `changed` with a column whose view has changed; returns a function that stops it. */
  subscribe(rowId: string, changed: (columnId: string) => void): () => void
}

/** Where the focus goes after a key: to the next cell in this direction, or nowhere. */
export type MatrixMove = 'down' | 'right' | 'stay'

export interface MatrixGridProps<R extends { id: string }, C extends { id: string }> {
  /** Accessible name. */
  label: string
  rows: readonly R[]
  columns: readonly C[]
  source: MatrixSource
  /** Content of the top left corner. */
  corner: ReactNode
  /** Headings above the columns, such as domains; Enter presses the button in one. */
  groups?: readonly MatrixGroup[] | undefined
  /** Heads. Enter follows the link in one. They must keep their identity, as `source` must. */
  rowHeader: (row: R) => ReactNode
  columnHeader: (column: C) => ReactNode
  /**
   * Follows a link in a head within this page. One function for all heads, because ninety router links take long to
   * create.
   */
  onFollow?: ((href: string) => void) | undefined
  /** Enter, Space, tap or click on a cell. */
  onActivate?: ((target: MatrixTarget<R, C>) => void) | undefined
  /** Any other key on a cell, for instance a digit for a level. Return a result to prevent the default action. */
  onCellKey?: ((event: MatrixKey, target: MatrixTarget<R, C>) => MatrixMove | undefined) | undefined
  /** Text pasted on a cell, in the format of spreadsheets: lines of cells separated by tabs. */
  onPaste?: ((text: string, target: MatrixTarget<R, C>) => void) | undefined
  onEscape?: (() => void) | undefined
  /** A cell or a head got the focus. */
  onFocusCell?: ((target: MatrixTarget<R, C>) => void) | undefined
  /** Custom properties of the table, such as pictures. */
  style?: Readonly<Record<`--${string}`, string>> | undefined
  className?: string | undefined
}

export interface MatrixKey {
  readonly key: string
  /** Ctrl, or Command. */
  readonly ctrl: boolean
  readonly shift: boolean
}
