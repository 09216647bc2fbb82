import type { Sheet, SheetRow } from '../../../table-file/sheet'
import { TableFault } from '../../../table-file/table-fault'
import { isClassName } from './class-name'

type Entry = Readonly<Record<string, string>>

/** Rows of a file of the format, keyed by its titles, with the row number. */
const entriesOf = (sheet: Sheet | undefined): { readonly entry: Entry; readonly row: SheetRow }[] => {
  const [titles, ...rows] = sheet?.rows ?? []
  if (!titles) return []
  return rows.map((row) => ({
    row,
    entry: Object.fromEntries(titles.cells.map((title, column) => [title, row.cells[column] ?? ''])),
  }))
}

const hasTitles = (sheet: Sheet, ...titles: readonly string[]): boolean => {
  const cells = sheet.rows[0]?.cells ?? []
  return titles.every((title) => cells.includes(title))
}

const isUsers = (sheet: Sheet): boolean => hasTitles(sheet, 'sourcedId', 'givenName', 'familyName')
const isClasses = (sheet: Sheet): boolean =>
  hasTitles(sheet, 'sourcedId', 'title') && (hasTitles(sheet, 'classType') || hasTitles(sheet, 'classCode'))
const isEnrollments = (sheet: Sheet): boolean => hasTitles(sheet, 'classSourcedId', 'userSourcedId', 'role')
const isRoles = (sheet: Sheet): boolean => hasTitles(sheet, 'userSourcedId', 'role', 'roleType')

/** Whether the sheets are files of OneRoster 1.1 or 1.2. */
export const isOneRoster = (sheets: readonly Sheet[]): boolean =>
  sheets.some((sheet) => isUsers(sheet) || isClasses(sheet) || isEnrollments(sheet))

const isActive = ({ status }: Entry): boolean => status !== 'tobedeleted'

/** The class of each pupil: the homeroom, else a class, not a course, that is named like one. */
const classesOfUsers = (sheets: readonly Sheet[]): Map<string, string> => {
  const classes = entriesOf(sheets.find(isClasses)).filter(({ entry }) => isActive(entry))
  const isRoom = ({ entry }: (typeof classes)[number]) => entry.classType === 'homeroom'
  const rooms = classes.some(isRoom)
    ? classes.filter(isRoom)
    : classes.filter(({ entry }) => isClassName(entry.title ?? ''))
  const names = new Map(rooms.map(({ entry }) => [entry.sourcedId ?? '', entry.title ?? '']))
  const pairs = entriesOf(sheets.find(isEnrollments)).flatMap(({ entry }): [string, string][] => {
    const name = names.get(entry.classSourcedId ?? '')
    return name && isActive(entry) && entry.role === 'student' ? [[entry.userSourcedId ?? '', name]] : []
  })
  return new Map(pairs)
}

/** The pupils; null if no file says so, and then everybody is one. */
const pupilsOf = (sheets: readonly Sheet[], users: Sheet): ReadonlySet<string> | null => {
  const columns = [
    ...entriesOf(sheets.find(isRoles)),
    ...entriesOf(sheets.find(isEnrollments)),
    ...(hasTitles(users, 'role') ? entriesOf(users) : []),
  ].filter(({ entry }) => isActive(entry))
  if (columns.length === 0) return null
  const pupils = columns.filter(({ entry }) => entry.role === 'student')
  return new Set(pupils.map(({ entry }) => entry.userSourcedId ?? entry.sourcedId ?? ''))
}

/**
 * The pupils of `users.csv` with their classes from `classes.csv` and `enrollments.csv` as one sheet. Throws a TableFault
 * where users are missing.
 */
export const oneRosterSheet = (sheets: readonly Sheet[]): Sheet => {
  const users = sheets.find(isUsers)
  if (!users) throw new TableFault('no-users')
  const pupils = pupilsOf(sheets, users)
  const classes = classesOfUsers(sheets)
  const rows = entriesOf(users).flatMap(({ entry, row }): SheetRow[] => {
    const userId = entry.sourcedId ?? ''
    if (!isActive(entry) || (pupils !== null && !pupils.has(userId))) return []
    const first = entry.preferredGivenName || entry.preferredFirstName || entry.givenName || ''
    const last = entry.preferredFamilyName || entry.preferredLastName || entry.familyName || ''
    return [{ row: row.row, cells: [last, first, classes.get(userId) ?? ''], faults: new Map() }]
  })
  const titles = { row: 1, cells: ['familyName', 'givenName', 'class'], faults: new Map() }
  return { name: users.name, rows: [titles, ...rows] }
}
