import { decodeText } from '@lernspur/contracts/wire/decode-text'
import { readSheets } from '@lernspur/school-editors/table-file/read-sheets'
import { TableFault } from '@lernspur/school-editors/table-file/table-fault'
import { isCalendar, lessonsOfCalendar } from './calendar-lessons'
import type { TimetableFile } from './file-lesson'
import { classOf, plainName, type SchoolNames } from './match-timetable'
import { isTimetableHeader, lessonsOfSheets } from './table-lessons'

/** A large school has about 2,500 lessons a week, and rows of several classes. */
const timetableRows = 10_000
/** In bytes; a calendar has each lesson of a year. */
const maxFileBytes = 5_000_000

/** First bytes of a file, by which a calendar is told from a table. */
const head = 64

/**
 * Reads a timetable in the browser: GPU001.TXT of Untis, a table with titles as WebUntis exports it, or a calendar.
 * Throws a TableFault for everything else.
 */
export const readTimetable = async (file: File, school: SchoolNames): Promise<TimetableFile> => {
  if (file.size > maxFileBytes) throw new TableFault('too-large', { sheet: file.name, limit: maxFileBytes / 1_000_000 })
  const read = async (): Promise<TimetableFile> => {
    if (!isCalendar(decodeText(new Uint8Array(await file.slice(0, head).arrayBuffer()))))
      return lessonsOfSheets(await readSheets(file, file.name, isTimetableHeader, timetableRows))
    const subjects = new Set(
      school.subjects.flatMap(({ name, abbreviation }) => [plainName(name), plainName(abbreviation)]),
    )
    return lessonsOfCalendar(decodeText(new Uint8Array(await file.arrayBuffer())), file.name, {
      isClass: (word) => classOf(school.classes, word) !== undefined,
      isSubject: (text) => subjects.has(plainName(text)),
    })
  }
  const found = await read()
  if (found.lessons.length === 0) throw new TableFault('header-only', { sheet: file.name })
  return found
}
