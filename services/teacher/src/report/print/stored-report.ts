import type { PrintOptions } from '@lernspur/contracts/teacher/report.contract'
import { renderReport } from '@lernspur/documents/render-report'
import { RenderError } from '@lernspur/documents/worker/render-queue'
import type { Call } from '@lernspur/service-kit/call/call'
import { drawInTurn } from '@lernspur/service-kit/share/drawing-turns'
import { isUnreadable, type ReportFileRow, readReportFile, storeReportFile } from '../../report-file/report-file'
import { withSignature } from '../seal/seal-report'
import { hasUnsafeSeal } from '../seal/unsafe-key'
import { drawReport, isComplete, printedReport, printLanguage, sealedDocumentOf } from './draw-report'
import type { PrintedReport } from './report.document'

/** A completed report with its seal and signature (rules signature.1 to signature.3). */
const drawSealed = async (
  call: Call,
  report: PrintedReport,
  options: PrintOptions,
): Promise<Uint8Array<ArrayBuffer>> => {
  const document = await sealedDocumentOf(call, report, options)
  return withSignature(call, report.id, await drawInTurn(call, () => renderReport(document)))
}

/**
 * The PDF of a report; of a completed one the file that was made when it was first printed (rule print.5).
 * REPORT_FILE_UNREADABLE when that one is lost.
 */
export const reportFile = async (
  call: Call,
  report: PrintedReport,
  options: PrintOptions = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  if (!isComplete(report, options)) return drawReport(call, report, options)
  const { tenantId } = call.actor
  const language = printLanguage(report, options)
  const stored = async (): Promise<Uint8Array<ArrayBuffer> | undefined> => {
    const [[row]] = await call.read((tx) => [
      tx<ReportFileRow[]>`
        select rf.id, rf.bytes, rf.sha256 from report_file rf
        where rf.tenant_id = ${tenantId} and rf.report_id = ${report.id} and rf.language = ${language}
          and not ${hasUnsafeSeal(tx, tx`rf`)}`,
    ])
    return row && readReportFile(call, row)
  }
  const known = await stored()
  if (known) return known
  const bytes = await drawSealed(call, report, options)
  // Two who print at once get the file of the first.
  await storeReportFile(call, { reportId: report.id, language, bytes })
  return (await stored()) ?? bytes
}

/** The names and the PDF of a report, without the PDF if it cannot be drawn or is lost; undefined when there is no such report. */
export const drawnReport = async (call: Call, id: string) => {
  const report = await printedReport(call, id)
  if (!report) return undefined
  try {
    return { ...report, bytes: await reportFile(call, report) }
  } catch (error) {
    if (error instanceof RenderError || isUnreadable(error)) return { ...report, bytes: undefined }
    throw error
  }
}
