import type { ReactNode } from 'react'

/** What a table sorts by and exports. */
export type CellValue = string | number | boolean | Date | null

/** A column of a DataTable. Keep the list of columns between renders (`useMemo`): rows are sorted anew with a new one. */
export interface DataColumn<Row> {
  /** Also the name under which the table's state sorts and filters by it. */
  readonly id: string
  /** Stands in the header, in the choice of columns and in the export. */
  readonly title: string
  /** Keeps the title for screen readers only, for instance above buttons. */
  readonly hideTitle?: boolean
  /** What the column sorts by and what is exported; without it nothing is. */
  readonly value?: (row: Row) => CellValue
  /** What is shown; without it the value. */
  readonly cell?: (row: Row) => ReactNode
  readonly isSortable?: boolean
  /** Sorts in another way than by the value. */
  readonly compare?: (a: Row, b: Row) => number
  /** Words that the search finds the row by. */
  readonly searchText?: (row: Row) => string
  /** Whether the row fits what the table's state holds as the choice of this column. */
  readonly fits?: (row: Row, choice: string) => boolean
  /** Names the row: read out with every other cell of it, and its link is followed by a press anywhere on the row. */
  readonly isRowHead?: boolean
  /** Numbers stand at the right. */
  readonly isNumber?: boolean
  /** Narrower windows leave the column out; its row head then says what matters. */
  readonly from?: 'sm' | 'md' | 'lg' | 'xl'
  /** `chosen` can be taken away and `unchosen` be added by the choice of columns; `never` only filters. */
  readonly shown?: 'always' | 'chosen' | 'unchosen' | 'never'
  /** A CSS length; tables of many rows have fixed widths. */
  readonly width?: string
}

const from = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' }

/** Classes of every cell of a column, its header included. */
export const columnStyle = ({ from: width, isNumber }: Pick<DataColumn<never>, 'from' | 'isNumber'>): string =>
  [width && from[width], isNumber && 'text-right tabular-nums'].filter(Boolean).join(' ')

/** Whether a column can be taken away and brought back. */
export const isChoosable = ({ shown, isRowHead }: Pick<DataColumn<never>, 'shown' | 'isRowHead'>): boolean =>
  isRowHead !== true && (shown === 'chosen' || shown === 'unchosen')

/** Whether a column shows, given those that somebody chose. */
export const isShown = (
  column: Pick<DataColumn<never>, 'id' | 'shown' | 'isRowHead'>,
  chosen: readonly string[] | undefined,
): boolean => {
  if (column.shown === 'never') return false
  if (!isChoosable(column)) return true
  return chosen === undefined ? column.shown === 'chosen' : chosen.includes(column.id)
}

/** Sorts values of one column: numbers and days by size, texts as `collator` does, 2 before 10. */
export const compareValues = (a: CellValue, b: CellValue, collator: Intl.Collator): number =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b)
