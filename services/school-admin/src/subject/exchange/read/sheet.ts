/** A cell that holds something that is no text: an error, a truth value, a date. */
export const unreadable = Symbol('unreadable')

export type Cell = string | typeof unreadable

/** A row that is not blank, with its number from 1. Absent cells are empty. */
export interface Row {
  readonly number: number
  readonly cells: readonly (Cell | undefined)[]
}

/** A sheet with its number from 1; a gap in the numbers of its rows is a blank row. */
export interface Sheet {
  readonly number: number
  readonly rows: readonly Row[]
}

/** Bounds of what is read from one file. */
export const sheetLimits = { sheets: 100, rows: 5000 } as const

export const isBlank = (cell: Cell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '')

/** Whether a cell holds a word of the layout; some systems write an umlaut as two signs. */
export const isSame = (cell: Cell | undefined, word: string): boolean =>
  typeof cell === 'string' && cell.trim().normalize('NFC').toLowerCase() === word.toLowerCase()
