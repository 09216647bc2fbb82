/** A position in the grid. Row -1 holds the column headers, row -2 their groups, column -1 the row headers. */
export interface GridPosition {
  row: number
  column: number
}

export interface Extent {
  rows: number
  columns: number
  /** Rows of column headers: 1, with groups 2. */
  heads: number
  /** Rows that fit on the screen, for PageUp and PageDown. */
  page: number
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))

/**
 * The position that a key moves to; null for other keys: arrows, Home, End, with Ctrl to the corners of the data,
 * PageUp, PageDown. Arrows also reach the headers.
 */
export function nextPosition(from: GridPosition, key: string, ctrl: boolean, extent: Extent): GridPosition | null {
  const lastRow = extent.rows - 1
  const lastColumn = extent.columns - 1
  const to = (row: number, column: number): GridPosition => ({
    row: clamp(row, column < 0 ? -1 : -extent.heads, lastRow),
    column: clamp(column, -1, lastColumn),
  })
  const { row, column } = from
  switch (key) {
    case 'ArrowUp':
      return to(ctrl ? Math.min(row, 0) : row - 1, column)
    case 'ArrowDown':
      return to(ctrl ? lastRow : row + 1, column)
    case 'ArrowLeft':
      return to(row, ctrl ? Math.min(column, 0) : column - 1)
    case 'ArrowRight':
      return to(row, ctrl ? lastColumn : column + 1)
    case 'Home':
      return ctrl ? to(0, 0) : to(row, Math.min(0, lastColumn))
    case 'End':
      return ctrl ? to(lastRow, lastColumn) : to(row, lastColumn)
    case 'PageUp':
      return to(Math.max(row - extent.page, Math.min(row, 0)), column)
    case 'PageDown':
      return to(row + extent.page, column)
    default:
      return null
  }
}
