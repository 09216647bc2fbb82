import type { SheetRow } from '../../../table-file/sheet'
import type { Columns, NameOrder, Role } from './titles'

/** A line of a list, with its position. */
export interface ListRow extends SheetRow {
  readonly sheet: string
  /** The class that a sheet is named after, for lines without a class column. */
  readonly sheetClass: string | null
  /** Where each column of the list stands in the sheet, if elsewhere. */
  readonly positions?: readonly number[]
}

/** A list of names as a table: its titles, if any, and its lines. */
export interface ListTable {
  readonly titles: readonly string[] | null
  readonly columns: Columns | null
  readonly rows: readonly ListRow[]
  readonly width: number
  /** Sheets that were skipped because they are no lists. */
  readonly skipped: readonly string[]
  /** Texts above the titles: name of the school, class, school year. */
  readonly headings: readonly string[]
  /** First and last names are told apart by whoever sent the list, and so is everything else: there are no columns. */
  readonly isStructured?: true
}

/** How the columns of a list are read. */
export interface ColumnReading {
  readonly roles: readonly Role[]
  readonly spare: number | null
  /** Which name comes first in a cell with both and no comma. */
  readonly order: NameOrder
  /** Whether the name before a comma is the first name, against custom. */
  readonly commaSwapped: boolean
}

/**
 * A reading, and whether the user has to say which is the first name: nothing shows it, or the names contradict the
 * titles.
 */
export interface ProposedReading {
  readonly reading: ColumnReading
  readonly doubt: 'unclear' | 'contradiction' | null
}

/** What is wrong with a line, and in which column, from 0. */
export interface LineProblem {
  readonly kind: 'incomplete' | 'too-long' | 'formula' | 'encoding' | 'date'
  readonly column: number
}

/** One child of a list. */
export interface Line {
  /** The index in the list, from 0. */
  readonly index: number
  readonly sheet: string
  readonly row: number
  readonly firstName: string
  readonly lastName: string
  readonly className: string | null
  /** `YYYY-MM-DD`; null if the list does not say it. */
  readonly birthDate: string | null
  /** What the list says of somebody who has left the school: a status, or a day; null for everybody else. */
  readonly left: string | null
  /** The last day of somebody who has left, if the list says it. */
  readonly leftOn: string | null
  /** The line as written, if it cannot be read. */
  readonly text: string
  readonly problem: LineProblem | null
}

/** Somebody in a list who is no child: a teacher, or a parent. */
export interface ListedPerson {
  readonly row: number
  readonly sheet: string
  readonly firstName: string
  readonly lastName: string
  /** What the list calls the person. */
  readonly kind: string
  /** '' if the list has none. */
  readonly email: string
}
