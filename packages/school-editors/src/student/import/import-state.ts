import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { ClassesOf } from '../../school-class/class-namer'
import type { TableFault } from '../../table-file/table-fault'
import type {
  ClassChoice,
  DecidedLine,
  ImportDraft,
  ImportScope,
  KnownStudent,
  LeavingStudent,
  LineDecision,
  ListedClass,
  YearOffer,
} from './match/matched-line'
import type { ColumnReading, Line, ListedPerson, ListTable, ProposedReading } from './read/list'

/** What a list of names is compared with. */
export interface ImportData {
  readonly students: readonly KnownStudent[]
  readonly classes: readonly SchoolClass[]
  readonly years: readonly SchoolYear[]
}

/** A list as it was read: a table, or why there is none. */
export interface ReadList {
  readonly table: ListTable | null
  readonly fault: TableFault | null
}

/** The list as it is now: typed, pasted or read from files. */
export interface ListSource extends ReadList {
  readonly text: string
  write(text: string): void
  /** Continues with another text, and returns how it is read. */
  goOnWith(text: string): ListTable | null
  /** Names of the files of the list; null for a text. */
  readonly files: readonly string[] | null
  take(files: readonly File[]): Promise<void>
  /** Takes a list that is a table already, under a name. */
  takeTable(table: ListTable, name: string): void
  readonly reading: boolean
}

/** The names and the date of birth (`YYYY-MM-DD`, or '') of a line, as the user has written them. */
export interface FilledLine {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
}

/** The user's choices about a list. */
export interface Choices {
  readonly table: ListTable | null
  /** Null until the user has chosen or accepted how the names are read. */
  readonly reading: ColumnReading | null
  readonly decisions: ReadonlyMap<number, LineDecision>
  readonly classes: ReadonlyMap<string, ClassChoice>
  /** What the user has written for lines that cannot be read, by their indexes. */
  readonly filled: ReadonlyMap<number, FilledLine>
  /** The school year of the list; null for the likely one. */
  readonly yearId: string | null
  readonly left: ReadonlySet<string>
  readonly takesOthers: boolean
  readonly entireSchool: boolean
}

/** A list of names being imported into a class or the school. */
export interface StudentImportState {
  readonly scope: ImportScope
  readonly source: ListSource
  readonly choices: Choices
  change(change: Partial<Choices>): void
  readonly proposed: ProposedReading | null
  readonly reading: ColumnReading | null
  /** Whether the user has to say which name is the first name before anything is imported. */
  readonly mustAsk: boolean
  readonly lines: readonly Line[]
  /** People of the list who are no children. */
  readonly people: readonly ListedPerson[]
  /** All class names of the list, and those of them that do not identify a class. */
  readonly listed: readonly ListedClass[]
  readonly unknown: readonly ListedClass[]
  /** School years whose classes may be chosen at once for names that several classes have. */
  readonly offers: readonly YearOffer[]
  /** School years that the list can be of, and the chosen one; undefined if there is none. */
  readonly newYears: { readonly possible: readonly SchoolYear[]; readonly chosen: SchoolYear | undefined }
  /** Lines with another class than that of the list. */
  readonly others: number
  readonly decided: readonly DecidedLine[]
  /** Lines that are left out until the user decides about them. */
  readonly undecided: readonly DecidedLine[]
  /** Continues with only these lines, once the others are imported. */
  retainUndecided(): void
  readonly leaving: readonly LeavingStudent[]
  readonly draft: ImportDraft
  readonly classes: ImportData['classes']
  readonly classesOf: ClassesOf
}
