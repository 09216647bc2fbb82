import { errorText } from '@lernspur/contracts/wire/error-catalogue'
import { renderRecord } from '@lernspur/documents/render-record'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { fileKey } from '@lernspur/service-kit/picture/store-picture'
import { drawInTurn } from '@lernspur/service-kit/share/drawing-turns'
import { writeInTurn } from '@lernspur/service-kit/share/writing-turns'
import { type Zippable, zipSync } from 'fflate'
import { isUnreadable, type ReportFileRow, readReportFile } from '../report-file/report-file'
import { exportDocument } from './export.document'
import { exportTables } from './export-tables'
import { factQueries, type StudentFacts } from './student-facts'

/** Files that are compressed already. */
const stored = { level: 0 } as const

const findFacts = async (call: Call, id: string): Promise<StudentFacts> => {
  const [[student], classes, entries, reports, photos, ...further] = await call.read((tx) =>
    factQueries(tx, call.actor, id),
  )
  const [talks, seats, weeks, reportFiles, seals, reportSets, undoRows, storedAnswers, ...last] = further
  const [erasures, addedRows, enmEntries] = last
  if (!student) return refuse('NOT_FOUND')
  const rest = { talks, seats, weeks, reportFiles, seals, reportSets, undoRows, storedAnswers }
  return { student, classes, entries, reports, photos, ...rest, erasures, addedRows, enmEntries }
}

/** Reports as they were printed first, byte for byte (rule print.5); one at a time, because they are large. */
const printedReportsOf = async (call: Call, { reportFiles }: StudentFacts): Promise<Zippable> => {
  const { tenantId } = call.actor
  const found: Zippable = {}
  for (const { reportId, language } of reportFiles) {
    const [[file]] = await call.read((tx) => [
      tx<ReportFileRow[]>`
        select rf.id, rf.bytes, rf.sha256 from report_file rf
        where rf.tenant_id = ${tenantId} and rf.report_id = ${reportId} and rf.language = ${language}`,
    ])
    if (!file) continue
    try {
      found[`berichte/${reportId}.${language}.pdf`] = [await readReportFile(call, file), stored]
    } catch (error) {
      // Whoever asks for the child's data gets all the rest, and is told of what is missing.
      if (!isUnreadable(error)) throw error
      const note = errorText('REPORT_FILE_UNREADABLE', call.language)
      found[`berichte/${reportId}.${language}.txt`] = new TextEncoder().encode(`${note}\n`)
    }
  }
  return found
}

const pictureOf = async ({ actor, files }: Call, { student }: StudentFacts): Promise<Zippable> => {
  const fileId = /^\/api\/files\/(.+)$/.exec(student.avatar ?? '')?.[1]
  const bytes = fileId && (await files.get(fileKey(actor.tenantId, fileId)))
  return bytes ? { 'bild.png': [bytes, stored] } : {}
}

/** Photos of entries, by their ids. */
const photosOf = async ({ actor, files }: Call, { photos }: StudentFacts): Promise<Zippable> => {
  const found: Zippable = {}
  for (const { id, fileId } of photos) {
    const bytes = await files.get(fileKey(actor.tenantId, fileId))
    if (bytes) found[`fotos/${id}.jpg`] = [bytes, stored]
  }
  return found
}

const jsonOf = ({ student, classes, entries, reports, photos, ...further }: StudentFacts): Uint8Array => {
  const exportedPhotos = photos.map(({ fileId: _, ...photo }) => photo)
  const known = { exportedOn: student.today, student, classes, observations: entries, reports, photos: exportedPhotos }
  const all = { ...known, ...further }
  return new TextEncoder().encode(JSON.stringify(all, null, 2))
}

/**
 * Everything about a student as ZIP file: a PDF to read, the data as JSON and as tables, the picture, photos, and printed
 * reports (rule erasure.3). NOT_FOUND for a student of another school.
 */
export const exportStudent = async (call: Call, id: string): Promise<Binary> => {
  const facts = await findFacts(call, id)
  const { student } = facts
  const pdf = await drawInTurn(call, () => renderRecord(exportDocument(facts, call.language)))
  const bytes = await writeInTurn(call, async () =>
    zipSync({
      'auskunft.pdf': [pdf, stored],
      'auskunft.json': jsonOf(facts),
      ...exportTables(facts, call.language),
      ...(await pictureOf(call, facts)),
      ...(await photosOf(call, facts)),
      ...(await printedReportsOf(call, facts)),
    }),
  )
  await call.write((tx) => audit(tx, call, 'student.export', id))
  const fileName = `Auskunft ${student.firstName} ${student.lastName} ${student.today}.zip`
  return binary(new Uint8Array(bytes), { type: 'application/zip', fileName })
}
