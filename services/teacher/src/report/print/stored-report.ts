import { writeTenant } from '@lernspur/database/tenant-transaction'
import { RenderError } from '@lernspur/documents/render-error'
import type { Call } from '@lernspur/service-kit/call'
import { drawReport, printedReport } from './draw-report'
import type { PrintedReport } from './report.document'

/** Whether a report is final and the caller sees all of it, so that its file is the one that everybody with these rights gets. */
const isWhole = ({ status, canManage, subjects, subjectCount }: PrintedReport): boolean =>
  status === 'completed' && canManage && subjects.length === subjectCount

/** The PDF of a report; of a completed one the file that was made when it was first printed (rule print.5). */
export const reportFile = async (call: Call, report: PrintedReport): Promise<Uint8Array<ArrayBuffer>> => {
  if (!isWhole(report)) return drawReport(call, report)
  const { tenantId } = call.actor
  const { language } = call
  const stored = async (): Promise<Uint8Array | undefined> => {
    const [[row]] = await call.read((tx) => [
      tx<{ bytes: Uint8Array }[]>`
        select rf.bytes from report_file rf
        where rf.tenant_id = ${tenantId} and rf.report_id = ${report.id} and rf.language = ${language}`,
    ])
    return row?.bytes
  }
  const known = await stored()
  if (known) return new Uint8Array(known)
  const drawn = await drawReport(call, report)
  // Two who print at once get the file of the first.
  await writeTenant(
    call.db,
    tenantId,
    (tx) => tx`
      insert into report_file (tenant_id, report_id, language, bytes)
      values (${tenantId}, ${report.id}, ${language}, ${drawn}) on conflict (tenant_id, report_id, language) do nothing`,
  )
  return new Uint8Array((await stored()) ?? drawn)
}

/** The names and the PDF of a report, without the PDF if it cannot be drawn; undefined when there is no such report. */
export const drawnReport = async (call: Call, id: string) => {
  const report = await printedReport(call, id)
  if (!report) return undefined
  try {
    return { ...report, bytes: await reportFile(call, report) }
  } catch (error) {
    if (error instanceof RenderError) return { ...report, bytes: undefined }
    throw error
  }
}
