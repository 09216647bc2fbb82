import type { PrintOptions } from '@lernspur/contracts/teacher/report.contract'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { printedReport } from './draw-report'
import { reportFile } from './stored-report'

/** The report as PDF with the subjects and the comment that the caller may see, also when its class is gone. Audited as a print. */
export const getReportPdf = async (call: Call, id: string, options: PrintOptions = {}): Promise<Binary> => {
  const report = await printedReport(call, id)
  if (!report) return refuse('NOT_FOUND')
  const fileName = `${report.name} – ${report.studentFirstName} ${report.studentLastName}.pdf`
  const bytes = await reportFile(call, report, options)
  await call.write((tx) => audit(tx, call, 'report.print', id))
  return binary(bytes, { type: 'application/pdf', fileName })
}
