/** A cell that contains no text: an error, a boolean, a date. */
export const unreadable = Symbol('unreadable')

export type Cell = string | typeof unreadable

/** A non-blank row, with its number from 1. Absent cells are empty. */
export interface Row {
  readonly number: number
  readonly cells: readonly (Cell | undefined)[]
}

/** A sheet with its number from 1; a gap in the row numbers is a blank row. */
export interface Sheet {
  readonly number: number
  readonly rows: readonly Row[]
}

/** Limits of one file. */
export const sheetLimits = { sheets: 100, rows: 5000 } as const

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '')

/** Whether a cell contains a label of the layout; compares normalised, because some systems decompose umlauts. */
export const isSame = (cell: Cell | undefined, word: string): boolean =>
  typeof cell === 'string' && cell.trim().normalize('NFC').toLowerCase() === word.toLowerCase()
