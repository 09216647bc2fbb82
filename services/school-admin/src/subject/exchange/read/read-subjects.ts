import type { SubjectContent } from '../../content/subject-content'
import { csvSheet } from './csv-sheet'
import { FaultList, faultsMax } from './fault-list'
import { ImportFault } from './import-fault'
import type { Sheet } from './sheet'
import { readSubject } from './sheet-subject'
import { workbookSheets } from './workbook-sheets'
import { damaged } from './zip-directory'

/** An uploaded file; the name only indicates the format. */
export interface SentTable {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
/** Legacy and password-protected workbooks. */
const isCompoundFile = (bytes: Uint8Array): boolean => bytes[0] === 0xd0 && bytes[1] === 0xcf

const sheetsOf = ({ name, bytes }: SentTable): Sheet[] => {
  if (bytes.byteLength === 0) throw damaged('empty')
  if (isArchive(bytes)) return workbookSheets(bytes)
  if (isCompoundFile(bytes) || /\.xls[xmb]?$/i.test(name)) throw damaged('notATable')
  return [csvSheet(bytes)]
}

/**
 * All subjects of an XLSX or CSV file in the layout of the export. Throws an ImportFault that names everything that is
 * wrong: FILE_VALIDATION_FAILED, FILE_SIZE_LIMIT_EXCEEDED, or IMPORT_FAILED for contents against the contract's rules.
 */
export const readSubjects = (file: SentTable): SubjectContent[] => {
  const subjects: SubjectContent[] = []
  const faults = []
  for (const sheet of sheetsOf(file)) {
    const list = new FaultList(sheet.number)
    const subject = readSubject(sheet, list)
    if (subject) subjects.push(subject)
    faults.push(...list.faults)
  }
  if (faults.length > 0) throw new ImportFault('IMPORT_FAILED', faults.slice(0, faultsMax))
  if (subjects.length === 0) throw new ImportFault('IMPORT_FAILED', [{ reason: 'noSubject' }])
  return subjects
}
