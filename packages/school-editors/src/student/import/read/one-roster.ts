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

/**
 * Titles of School Data Sync V1 and of Clever, as OneRoster has them. Files of theirs that are not named here have no
 * names.
 */
const foreignTitles: readonly (readonly [
  titles: readonly string[],
  names: Readonly<Record<string, string>>,
  role?: string,
])[] = [
  [['Section SIS ID', 'SIS ID'], { 'Section SIS ID': 'classSourcedId', 'SIS ID': 'userSourcedId' }, 'student'],
  [['SIS ID', 'Section Name'], { 'SIS ID': 'sourcedId', 'Section Name': 'title' }],
  [
    ['SIS ID', 'First Name', 'Last Name', 'Grade'],
    {
      'SIS ID': 'sourcedId',
      'First Name': 'givenName',
      'Last Name': 'familyName',
      Birthdate: 'birthDate',
      Status: 'status',
    },
    'student',
  ],
  [
    ['SIS ID', 'First Name', 'Last Name'],
    { 'SIS ID': 'sourcedId', 'First Name': 'givenName', 'Last Name': 'familyName' },
    'teacher',
  ],
  [['Section_id', 'Student_id'], { Section_id: 'classSourcedId', Student_id: 'userSourcedId' }, 'student'],
  [['Section_id', 'Section_name'], { Section_id: 'sourcedId', Section_name: 'title' }],
  [['Section_id', 'Name'], { Section_id: 'sourcedId', Name: 'title' }],
  [
    ['Student_id', 'First_name', 'Last_name'],
    { Student_id: 'sourcedId', First_name: 'givenName', Last_name: 'familyName', DOB: 'birthDate' },
    'student',
  ],
]

/** A file of these programs with the titles of OneRoster; any other one as it is. */
const translated = (sheet: Sheet): Sheet => {
  const [titles, ...rows] = sheet.rows
  const foreign = foreignTitles.find(([needed]) => needed.every((title) => titles?.cells.includes(title)))
  if (!titles || !foreign) return sheet
  const [, names, role] = foreign
  const added = role ? [role] : []
  return {
    name: sheet.name,
    rows: [
      { ...titles, cells: [...titles.cells.map((title) => names[title] ?? title), ...(role ? ['role'] : [])] },
      ...rows.map((row) => ({
        ...row,
        cells: [...titles.cells.map((_, column) => row.cells[column] ?? ''), ...added],
      })),
    ],
  }
}

/** Whether a row has the titles of such a file; only they show that commas separate its columns. */
export const isRosterTitles = (cells: readonly string[]): boolean =>
  cells.includes('sourcedId') || foreignTitles.some(([needed]) => needed.every((title) => cells.includes(title)))

const isUsers = (sheet: Sheet): boolean => hasTitles(sheet, 'sourcedId', 'givenName', 'familyName')
const isClasses = (sheet: Sheet): boolean =>
  hasTitles(sheet, 'sourcedId', 'title') && !hasTitles(sheet, 'courseCode') && !hasTitles(sheet, 'startDate')
const isEnrollments = (sheet: Sheet): boolean => hasTitles(sheet, 'classSourcedId', 'userSourcedId', 'role')
const isDemographics = (sheet: Sheet): boolean =>
  hasTitles(sheet, 'sourcedId', 'birthDate') && !hasTitles(sheet, 'givenName')
const isRoles = (sheet: Sheet): boolean => hasTitles(sheet, 'userSourcedId', 'role', 'roleType')

/** Whether the sheets are files of OneRoster 1.1 or 1.2, School Data Sync or Clever. */
export const isOneRoster = (sheets: readonly Sheet[]): boolean =>
  sheets.map(translated).some((sheet) => isUsers(sheet) || isClasses(sheet) || isEnrollments(sheet))

const isActive = ({ status }: Entry): boolean => status?.toLowerCase() !== 'tobedeleted'

const isStudent = ({ role }: Entry): boolean => role?.toLowerCase() === 'student'

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
    return name && isActive(entry) && isStudent(entry) ? [[entry.userSourcedId ?? '', name]] : []
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
  const pupils = columns.filter(({ entry }) => isStudent(entry))
  return new Set(pupils.map(({ entry }) => entry.userSourcedId ?? entry.sourcedId ?? ''))
}

/** What somebody is who is no pupil. */
const roleOf = (userId: string, sheets: readonly Sheet[], users: Sheet): string =>
  [...entriesOf(sheets.find(isRoles)), ...entriesOf(users), ...entriesOf(sheets.find(isEnrollments))].find(
    ({ entry }) => (entry.userSourcedId ?? entry.sourcedId) === userId && entry.role,
  )?.entry.role ?? 'staff'

const titlesOfRoster = ['familyName', 'givenName', 'class', 'birthDate', 'status', 'role', 'email']

/**
 * The people of `users.csv` with the classes of pupils from `classes.csv` and `enrollments.csv` as one sheet. Throws a
 * TableFault where users are missing.
 */
export const oneRosterSheet = (files: readonly Sheet[]): Sheet => {
  const sheets = files.map(translated)
  const all = sheets.filter(isUsers)
  const [first] = all
  if (!first) throw new TableFault('no-users')
  const classes = classesOfUsers(sheets)
  const birthDates = new Map(
    entriesOf(sheets.find(isDemographics)).map(({ entry }) => [entry.sourcedId ?? '', entry.birthDate ?? '']),
  )
  const rows = all.flatMap((users) => {
    const pupils = pupilsOf(sheets, users)
    return entriesOf(users).flatMap(({ entry, row }): SheetRow[] => {
      const userId = entry.sourcedId ?? ''
      if (!isActive(entry)) return []
      const name = entry.preferredGivenName || entry.preferredFirstName || entry.givenName || ''
      const last = entry.preferredFamilyName || entry.preferredLastName || entry.familyName || ''
      const isPupil = pupils === null || pupils.has(userId)
      const role = isPupil ? 'student' : `${roleOf(userId, sheets, users)}`
      const email = entry.email || (entry.username?.includes('@') ? entry.username : '') || ''
      const facts = [
        classes.get(userId) ?? '',
        entry.birthDate || birthDates.get(userId) || '',
        entry.status ?? '',
        role,
        email,
      ]
      return [{ row: row.row, cells: [last, name, ...facts], faults: new Map() }]
    })
  })
  return { name: first.name, rows: [{ row: 1, cells: titlesOfRoster, faults: new Map() }, ...rows] }
}
