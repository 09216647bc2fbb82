import { renderReport } from '@lernspur/documents/render-report'
import type { Call } from '@lernspur/service-kit/call'
import { schoolToday } from '@lernspur/service-kit/school-today'
import { type PrintedReport, reportDocument } from './report.document'
import { reportPictures } from './report.pictures'
import { shownReport, visibleReport } from './report.query'

export type PrintableReport = PrintedReport

/** A report with what its header needs and the subjects that the caller may see; undefined when there is none. */
export const printableReport = async (call: Call, id: string): Promise<PrintableReport | undefined> => {
  const [[report]] = await call.read((tx) => [
    tx<PrintedReport[]>`
      select ${shownReport(tx, call.actor)}, r.school_name, r.school_slogan, r.school_year_name, r.school_class_name,
        r.school_class_nickname, ${schoolToday(tx, call.actor)} as printed_on
      from report r where ${visibleReport(tx, call.actor)} and r.id = ${id}`,
  ])
  return report
}

/** Its PDF; rejects with a RenderError. */
export const renderPrintable = async (call: Call, report: PrintableReport): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await renderReport(reportDocument(report, call.language, await reportPictures(call, report))))
