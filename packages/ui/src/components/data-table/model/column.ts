import type { ReactNode } from 'react'

/** A value to sort by and export. */
export type CellValue = string | number | boolean | Date | null

/** A column of a DataTable. Memoise the list of columns (`useMemo`): a new list sorts the rows again. */
export interface DataColumn<Row> {
  /** Also the name of the column in the table's state. */
  readonly id: string
  /** Shown in the header, in the choice of columns and in the export. */
  readonly title: string
  /** Keeps the title for screen readers only, for instance above buttons. */
  readonly hideTitle?: boolean
  /** The value to sort by and to export; without it the column is neither sorted nor exported. */
  readonly value?: (row: Row) => CellValue
  /** What is shown; by default the value. */
  readonly cell?: (row: Row) => ReactNode
  readonly isSortable?: boolean
  /** Sorts differently than by the value. */
  readonly compare?: (a: Row, b: Row) => number
  /** Text that the search matches. */
  readonly searchText?: (row: Row) => string
  /** Whether the row matches the column's filter in the table's state. */
  readonly fits?: (row: Row, choice: string) => boolean
  /** The row header: announced with every other cell, and its link is followed by a click anywhere on the row. */
  readonly isRowHead?: boolean
  /** Right-aligned, for numbers. */
  readonly isNumber?: boolean
  /** Narrower windows hide the column; the row header then shows what matters. */
  readonly from?: 'sm' | 'md' | 'lg' | 'xl'
  /** `chosen` is visible and `unchosen` is hidden until the user changes it; `never` only filters. */
  readonly shown?: 'always' | 'chosen' | 'unchosen' | 'never'
  /** Whether it stands in the export; by default as far as it is visible. */
  readonly isExported?: boolean
  /** A CSS length; long tables have fixed widths. */
  readonly width?: string
}

const from = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' }

/** Classes of every cell of a column, including its header. */
export const columnStyle = ({
  from: width,
  isNumber,
  isRowHead,
}: Pick<DataColumn<never>, 'from' | 'isNumber' | 'isRowHead'>): string =>
  // Names wrap anywhere; without a least width, wide neighbours would leave them a letter a line.
  [width && from[width], isNumber && 'text-right tabular-nums', isRowHead && 'min-w-36 sm:min-w-48']
    .filter(Boolean)
    .join(' ')

/** Whether a column can be hidden and shown. */
export const isChoosable = ({ shown: displayed, isRowHead }: Pick<DataColumn<never>, 'shown' | 'isRowHead'>): boolean =>
  isRowHead !== true && (displayed === 'chosen' || displayed === 'unchosen')

/** Whether a column is visible, given the chosen columns. */
export const isVisible = (
  column: Pick<DataColumn<never>, 'id' | 'shown' | 'isRowHead'>,
  chosen: readonly string[] | undefined,
): boolean => {
  if (column.shown === 'never') return false
  if (!isChoosable(column)) return true
  return chosen === undefined ? column.shown === 'chosen' : chosen.includes(column.id)
}

/** Compares values of one column: numbers and days by size, texts by `collator`, 2 before 10. */
export const compareValues = (a: CellValue, b: CellValue, collator: Intl.Collator): number =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b)
