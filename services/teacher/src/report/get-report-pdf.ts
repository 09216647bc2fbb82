import { renderReport } from '@lernspur/documents/render-report'
import { type Binary, binary } from '@lernspur/service-kit/binary'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { schoolToday } from '@lernspur/service-kit/school-today'
import { visibleReport } from '../visible-report'
import { type PrintedReport, reportDocument } from './report.document'
import { reportPictures } from './report.pictures'
import { shownReport } from './report.query'

/** The report as PDF with the subjects and the comment that the caller may see, also when its class is gone. */
export const getReportPdf = async (call: Call, id: string): Promise<Binary> => {
  const [[report]] = await call.read((tx) => [
    tx<PrintedReport[]>`
      select ${shownReport(tx, call.actor)}, r.school_name, r.school_slogan, r.school_year_name, r.school_class_name,
        r.school_class_nickname, ${schoolToday(tx, call.actor)} as printed_on
      from report r where ${visibleReport(tx, call.actor)} and r.id = ${id}`,
  ])
  if (!report) return refuse('NOT_FOUND')
  const bytes = await renderReport(reportDocument(report, call.language, await reportPictures(call, report)))
  const fileName = `${report.name} – ${report.studentFirstName} ${report.studentLastName}.pdf`
  return binary(new Uint8Array(bytes), { type: 'application/pdf', fileName })
}
