import type { Sheet, SheetRow } from '@lernspur/school-editors/table-file/sheet'
import { TableFault } from '@lernspur/school-editors/table-file/table-fault'
import { dayIn, namesIn, type TimetableFile, timeOfDay, weekdayIn } from './file-lesson'
import { findWeeks, type LessonEntry } from './find-weeks'

/** What a column of a table with titles holds. */
const titles = {
  classes: /^(klassen?|klasse\(n\)|class(es)?|studentgroup|schülergruppe|lerngruppe)$/,
  subject: /^(fach|fächer|subject|unterrichtsfach)$/,
  teacher: /^(lehrer|lehrkraft|lehrkräfte|lehrperson|teachers?|kürzel|lehrerkürzel)$/,
  date: /^(datum|date)$/,
  weekday: /^(tag|wochentag|weekday|day|datum|date)$/,
  period: /^(stunde|std\.?|period|unterrichtsstunde|lesson)$/,
  start: /^(von|beginn|start|startzeit|starttime|start time|from)$/,
  end: /^(bis|ende|end|endzeit|endtime|end time|until|to)$/,
} as const
type Column = keyof typeof titles
const columns = Object.keys(titles) as Column[]

/** Columns of GPU001.TXT, which has no titles: number of the lesson, class, teacher, subject, room, weekday, period. */
const untisColumns = new Map<Column, number>([
  ['classes', 1],
  ['teacher', 2],
  ['subject', 3],
  ['weekday', 5],
  ['period', 6],
])

const columnsOf = (cells: readonly string[]): ReadonlyMap<Column, number> =>
  new Map(
    columns.flatMap((column) => {
      const at = cells.findIndex((cell) => titles[column].test(cell.trim().toLowerCase()))
      return at < 0 ? [] : [[column, at] as const]
    }),
  )

const isComplete = (found: ReadonlyMap<Column, number>): boolean =>
  (['classes', 'subject', 'teacher', 'weekday'] as const).every((column) => found.has(column)) &&
  (found.has('period') || (found.has('start') && found.has('end')))

/** Whether cells are the titles of a timetable. */
export const isTimetableHeader = (cells: readonly string[]): boolean => isComplete(columnsOf(cells))

/** Whether a row is one of GPU001.TXT: weekday and period are numbers in their columns. */
const isUntisRow = ({ cells }: SheetRow): boolean =>
  cells.length >= 7 &&
  /^\d*$/.test(cells[0] ?? '') &&
  /^[1-7]?$/.test(cells[5] ?? '') &&
  /^\d{0,2}$/.test(cells[6] ?? '')

const periodIn = (text: string): number | null => {
  const [, digits = ''] = /^(\d{1,2})(?:\.|\.?\s*(?:stunde|std\.?))?$/i.exec(text.trim()) ?? []
  return digits !== '' && Number(digits) <= 20 ? Number(digits) : null
}

/** A coupling has a lesson for each of its teachers. */
const lessonsIn = (row: SheetRow, found: ReadonlyMap<Column, number>): LessonEntry[] => {
  const cell = (column: Column) => row.cells[found.get(column) ?? -1] ?? ''
  const [subject = ''] = namesIn(cell('subject'))
  const weekday = weekdayIn(cell('weekday'))
  const day = dayIn(cell('date').trim()) ?? dayIn(cell('weekday').trim())
  const [startsAt, endsAt] = [timeOfDay(cell('start')), timeOfDay(cell('end'))]
  const periodNumber = periodIn(cell('period'))
  const classNames = namesIn(cell('classes'))
  const isTimed = periodNumber !== null || (startsAt !== null && endsAt !== null && startsAt < endsAt)
  if (classNames.length === 0 || subject === '' || weekday === null || !isTimed) return []
  return namesIn(cell('teacher')).map((teacherCode) => ({
    lesson: { classNames, subject, teacherCode, weekday, periodNumber, startsAt, endsAt },
    ...{ day, interval: null },
  }))
}

/** The table of a timetable: one with titles, else GPU001.TXT. `no-table` for anything else. */
export const lessonsOfSheets = (sheets: readonly Sheet[]): TimetableFile => {
  for (const { rows } of sheets) {
    const at = rows.findIndex(({ cells }) => isTimetableHeader(cells))
    const found = at >= 0 ? columnsOf(rows[at]?.cells ?? []) : untisColumns
    const body = rows.slice(at + 1)
    if (at < 0 && body.filter(isUntisRow).length * 2 <= body.length) continue
    const read = body.map((row) => ({ row: row.row, lessons: lessonsIn(row, found) }))
    return {
      lessons: findWeeks(read.flatMap(({ lessons }) => lessons)),
      incomplete: read.flatMap(({ row, lessons }) => (lessons.length === 0 ? [row] : [])),
    }
  }
  throw new TableFault('no-table')
}
