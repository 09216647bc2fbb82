import { repeatedSentences } from '@lernspur/contracts/teacher/report-check/repeated-sentence'
import type { ReportNotes } from '@lernspur/contracts/teacher/report-writing/report-notes.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { notedReportQuery, notesQuery, remarksQuery } from './report-notes.query'

/** What helps to write the remarks of a report the caller may see (rule remark.4); NOT_FOUND for another. */
export const getReportNotes = async (call: Call, id: string): Promise<ReportNotes> => {
  const [[report], entries, remarks] = await call.read((tx) => [
    notedReportQuery(tx, call, id),
    notesQuery(tx, call, id),
    remarksQuery(tx, call, id),
  ])
  if (!report) return refuse('NOT_FOUND')
  const repeated = [...repeatedSentences(remarks)].map(([sentence, count]) => ({ sentence, count }))
  return { ...report, repeated, entries: [...entries] }
}
