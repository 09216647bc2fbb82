import { utils, type WorkSheet, write } from '@e965/xlsx'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { writeInTurn } from '@lernspur/service-kit/share/writing-turns'
import { findContents } from '../content/find-contents'
import type { SubjectContent } from '../content/subject-content'
import { exportName } from './export-name'
import { sheetName, subjectRows } from './subject-sheet'

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Escapes sequences that a spreadsheet would read as a character code, such as `_x0041_`. */
const escaped = (text: string): string => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')

/**
 * Texts in cells of the text format: what begins with `=`, `+`, `-` or `@` is no formula, and does not become one when
 * the cell is edited.
 */
const textSheet = (rows: readonly (string | number)[][]): WorkSheet =>
  utils.aoa_to_sheet(
    rows.map((row) => row.map((value) => (typeof value === 'string' ? { t: 's', v: escaped(value), z: '@' } : value))),
  )

/** Widths of the fixed columns in characters; those of levels follow. */
const widths = [32, 10, 90, 60, 32]

const workbook = (contents: readonly SubjectContent[]): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new()
  const taken = new Set<string>()
  for (const content of contents) {
    const name = sheetName(content.name, taken)
    taken.add(name.toLowerCase())
    const rows = subjectRows(content)
    const sheet = textSheet(rows)
    const columnCount = Math.max(...rows.map(({ length }) => length))
    sheet['!cols'] = Array.from({ length: columnCount }, (_, at) => ({ wch: widths[at] ?? 40 }))
    utils.book_append_sheet(book, sheet, name)
  }
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true })
  return new Uint8Array(bytes)
}

/**
 * Subjects as a workbook, one sheet each, in the order given, and an audit entry for each; NOT_FOUND for one that the
 * caller does not see.
 */
export const exportSubjects = async (call: Call, schoolSubjectIds: readonly string[]): Promise<Binary> => {
  const contents = await findContents(call, schoolSubjectIds)
  await call.write((tx) => audit(tx, call, 'subject.export', schoolSubjectIds))
  const bytes = await writeInTurn(call, () => workbook(contents))
  return binary(bytes, { type, fileName: `${exportName(contents)}.xlsx` })
}
