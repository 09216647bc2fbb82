import type { ImportReading } from '@lernspur/contracts/school-admin/subject/subject-import.contract'
import { decodeText } from '@lernspur/contracts/wire/decode-text'
import { isMoodle, readMoodle } from '../curriculum/moodle/read-moodle'
import { readOutline } from '../curriculum/outline/reading'
import type { ReadingChoice } from '../curriculum/outline/reading-depths'
import { curriculumFormat, readCurriculum } from '../curriculum/read-curriculum'
import { faultsMax, ImportFault } from '../fault/import-fault'
import type { FileSubject } from '../file-subject'
import { csvSheet } from '../read/csv-sheet'
import { FaultList } from '../read/fault-list'
import type { Sheet } from '../read/sheet'
import { readSubject } from '../read/sheet-subject'
import { workbookSheets } from '../read/workbook-sheets'
import { damaged } from '../read/zip-directory'

/** An uploaded file; the name only indicates the format. */
export interface SentFile {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** The subjects of a file, and how a curriculum was read; null for a table. */
export interface FileContents {
  readonly contents: readonly FileSubject[]
  readonly reading: ImportReading | null
}

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
/** Legacy and password-protected workbooks. */
const isCompoundFile = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf

/** All subjects of the sheets of a table. */
const readSheets = (sheets: readonly Sheet[]): FileContents => {
  const subjects: FileSubject[] = []
  const faults = []
  for (const sheet of sheets) {
    const list = new FaultList(sheet.number)
    const subject = readSubject(sheet, list)
    if (subject) subjects.push(subject)
    faults.push(...list.faults)
  }
  if (faults.length > 0) throw new ImportFault('IMPORT_FAILED', faults.slice(0, faultsMax))
  if (subjects.length === 0) throw new ImportFault('IMPORT_FAILED', [{ reason: 'noSubject' }])
  return { contents: subjects, reading: null }
}

/**
 * All subjects of an XLSX or CSV file in the layout of the export, or of a curriculum or a framework of Moodle, which
 * `choice` says how to read. Texts may be in any encoding that lists of students come in (rule file.5).
 * Throws an ImportFault that names everything that is wrong: FILE_VALIDATION_FAILED, FILE_SIZE_LIMIT_EXCEEDED, or
 * IMPORT_FAILED for contents against the contract's rules.
 */
export const readSubjects = async ({ name, bytes }: SentFile, choice: ReadingChoice = {}): Promise<FileContents> => {
  if (bytes.byteLength === 0) throw damaged('empty')
  if (isArchive(bytes)) return readSheets(workbookSheets(bytes))
  if (isCompoundFile(bytes) || /\.xls[xmb]?$/i.test(name)) throw damaged('notATable')
  const text = decodeText(bytes)
  // No text has it, in whatever encoding.
  if (text.includes('\0')) throw damaged('notATable')
  const format = curriculumFormat(name, text)
  if (format) return readCurriculum(format, text, choice)
  const sheet = csvSheet(text)
  return isMoodle(sheet) ? readOutline(readMoodle(sheet), choice) : readSheets([sheet])
}
