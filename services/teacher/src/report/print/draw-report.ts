import { RenderError } from '@lernspur/documents/render-error'
import { renderReport } from '@lernspur/documents/render-report'
import type { Call } from '@lernspur/service-kit/call'
import { schoolToday } from '@lernspur/service-kit/school-today'
import { visibleReport } from '../../visible-report'
import { shownReport } from '../report.query'
import { type PrintedReport, reportDocument } from './report.document'
import { reportPictures } from './report.pictures'

/** A report with what its header needs and the subjects that the caller may see; undefined when there is none. */
export const printedReport = async (call: Call, id: string): Promise<PrintedReport | undefined> => {
  const [[report]] = await call.read((tx) => [
    tx<PrintedReport[]>`
      select ${shownReport(tx, call.actor)}, r.school_name, r.school_slogan, r.school_logo, r.layout, r.school_year_name,
        r.school_class_name, r.school_class_nickname, ${schoolToday(tx, call.actor)} as printed_on
      from report r where ${visibleReport(tx, call.actor)} and r.id = ${id}`,
  ])
  return report
}

/** Its PDF; rejects with a RenderError. */
export const drawReport = async (call: Call, report: PrintedReport): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await renderReport(reportDocument(report, call.language, await reportPictures(call, report))))

/** The names and the PDF of a report, without the PDF if it cannot be drawn; undefined when there is no such report. */
export const drawnReport = async (call: Call, id: string) => {
  const report = await printedReport(call, id)
  if (!report) return undefined
  try {
    return { ...report, bytes: await drawReport(call, report) }
  } catch (error) {
    if (error instanceof RenderError) return { ...report, bytes: undefined }
    throw error
  }
}
