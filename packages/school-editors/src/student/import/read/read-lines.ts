import { studentLimits } from '@lernspur/contracts/school-admin/student.contract'
import type { ColumnReading, Line, LineProblem, ListedPerson, ListRow, ListTable } from './list'
import { dayOf, isMonthFirst } from './list-day'
import { splitAtComma, splitName, withoutNumber, wordsOf } from './split-name'
import { nameRoles, type Role } from './titles'

/** SchILD-NRW adds the class to a name that two children have: "Yildiz#05A". */
const tidy = (text: string): string => wordsOf(text.normalize('NFC').replace(/#\w{1,6}$/u, '')).join(' ')

const namesInCell = (text: string, { order, commaSwapped }: ColumnReading): readonly [string, string] => {
  const parts = splitAtComma(text)
  if (!parts) return splitName(text.replace(/,\s*$/, ''), order)
  return commaSwapped ? parts : [parts[1], parts[0]]
}

const cellOf = ({ cells }: ListRow, { roles }: ColumnReading, role: Role): string => cells[roles.indexOf(role)] ?? ''

const namesOf = (row: ListRow, reading: ColumnReading): readonly [string, string] => {
  const { cells } = row
  const fullNameColumn = reading.roles.indexOf('whole')
  if (fullNameColumn !== -1) return namesInCell(withoutNumber(cells[fullNameColumn] ?? ''), reading)
  const first = cellOf(row, reading, 'first') || (reading.spare === null ? '' : (cells[reading.spare] ?? ''))
  return [first, [cellOf(row, reading, 'prefix'), cellOf(row, reading, 'last')].filter(Boolean).join(' ')]
}

/** What a name must be, to be taken; the column is that of the sheet. */
const problemOf = (row: ListRow, { roles }: ColumnReading, first: string, last: string): LineProblem | null => {
  const inSheet = (kind: LineProblem['kind'], column: number) => ({ kind, column: row.positions?.[column] ?? column })
  const columns = roles.flatMap((role, column) => (nameRoles.includes(role) || role === 'class' ? [column] : []))
  const faulty = columns.find((column) => row.faults.has(column))
  const kind = faulty === undefined ? undefined : row.faults.get(faulty)
  if (faulty !== undefined && kind) return inSheet(kind, faulty)
  const at = (role: 'first' | 'last') => Math.max(0, roles.indexOf(roles.includes('whole') ? 'whole' : role))
  if (first === '') return inSheet('incomplete', at('first'))
  if (last === '') return inSheet('incomplete', at('last'))
  if (first.length > studentLimits.name) return inSheet('too-long', at('first'))
  if (last.length > studentLimits.name) return inSheet('too-long', at('last'))
  return null
}

/** Words for people of a school who are no children. */
const adult =
  /lehr|teach|staff|mitarbeit|personal|kolleg|eltern|parent|guardian|relative|erziehung|sorgeb|admin|verwalt|sekret|leitung|faculty|aide|proctor|support|counsel|principal|ogretmen|öğretmen|veli/i

const isPerson = (row: ListRow, reading: ColumnReading): boolean => adult.test(cellOf(row, reading, 'person'))

const gone =
  /^(?:[89]|to ?be ?deleted|inacti\p{L}*|inaktiv\p{L}*|abgegangen|abgang|abgänger\p{L}*|abgemeldet|ausgetreten|ausgeschieden|entlassen|withdrawn|exited|left|transferred\p{L}*|gelöscht|deleted|deaktiviert|ehemalig\p{L}*|abschluss)$/iu

/** Null for no day; undefined for one that cannot be read. */
type DayReader = (row: ListRow) => string | null | undefined

/** Reads the days of a column. A sign for nothing, such as a dash, is no day. */
const dayReader = (table: ListTable, reading: ColumnReading, role: 'birthDate' | 'exitDate'): DayReader => {
  const column = reading.roles.indexOf(role)
  const days = table.rows.map(({ cells }) => cells[column] ?? '')
  const monthFirst = isMonthFirst(days, table.titles?.[column] ?? '')
  return ({ cells }) => {
    const text = cells[column] ?? ''
    return /[1-9]/.test(text) ? (dayOf(text, monthFirst) ?? undefined) : null
  }
}

interface Readers {
  readonly birthDate: DayReader
  readonly exitDate: DayReader
  /** Today, as `YYYY-MM-DD`. */
  readonly day: string
}

/** The last day of a child who has left; a day to come is still ahead. */
const lastDayOf = (row: ListRow, { exitDate, day }: Readers): string | null => {
  const last = exitDate(row)
  return last && last <= day ? last : null
}

/** What a row says of a child who has left; null for one who is there. */
const leftOf = (row: ListRow, reading: ColumnReading, readers: Readers): string | null => {
  const status = cellOf(row, reading, 'status')
  if (lastDayOf(row, readers)) return cellOf(row, reading, 'exitDate')
  return gone.test(status.trim()) ? status : null
}

const usedColumns = ({ roles }: ColumnReading): number[] =>
  roles.flatMap((role, column) => (nameRoles.includes(role) ? [column] : []))

const isNamed = ({ cells, faults }: ListRow, used: readonly number[]): boolean =>
  used.some((column) => faults.has(column) || /\p{L}/u.test(cells[column] ?? ''))

const lineOf = (row: ListRow, index: number, reading: ColumnReading, readers: Readers): Line => {
  const [firstName, lastName] = namesOf(row, reading).map(tidy) as [string, string]
  const birthDate = readers.birthDate(row)
  const isUnreadable = birthDate === undefined || (birthDate !== null && birthDate > readers.day)
  const dateColumn = reading.roles.indexOf('birthDate')
  const dateProblem = { kind: 'date' as const, column: row.positions?.[dateColumn] ?? dateColumn }
  return {
    index,
    sheet: row.sheet,
    row: row.row,
    firstName,
    lastName,
    className: cellOf(row, reading, 'class') || row.sheetClass,
    birthDate: isUnreadable ? null : (birthDate ?? null),
    left: leftOf(row, reading, readers),
    leftOn: lastDayOf(row, readers),
    text: usedColumns(reading)
      .map((column) => row.cells[column] ?? '')
      .filter(Boolean)
      .join(' '),
    problem: problemOf(row, reading, firstName, lastName) ?? (isUnreadable ? dateProblem : null),
  }
}

/**
 * The children of a list, read in the given way on a day (`YYYY-MM-DD`). Rows without any name are left out, and so are
 * teachers, whom `readPeople` finds.
 */
export const readLines = (table: ListTable, reading: ColumnReading, day = '9999-12-31'): Line[] => {
  const used = usedColumns(reading)
  const readers = {
    birthDate: dayReader(table, reading, 'birthDate'),
    exitDate: dayReader(table, reading, 'exitDate'),
    day,
  }
  return table.rows.flatMap((row, index) =>
    isNamed(row, used) && !isPerson(row, reading) ? [lineOf(row, index, reading, readers)] : [],
  )
}

/** The people of a list who are no children, by the column that says what somebody is. */
export const readPeople = (table: ListTable, reading: ColumnReading): ListedPerson[] => {
  const used = usedColumns(reading)
  return table.rows.flatMap((row) => {
    if (!isNamed(row, used) || !isPerson(row, reading)) return []
    const [firstName, lastName] = namesOf(row, reading).map(tidy) as [string, string]
    const email = row.cells.find((cell) => /^\S+@\S+\.\S+$/.test(cell)) ?? ''
    return [{ row: row.row, sheet: row.sheet, firstName, lastName, kind: cellOf(row, reading, 'person'), email }]
  })
}
