import { type Binary, binary } from '@lernspur/service-kit/binary'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'
import { drawReport, printedReport } from './draw-report'

/** The report as PDF with the subjects and the comment that the caller may see, also when its class is gone. */
export const getReportPdf = async (call: Call, id: string): Promise<Binary> => {
  const report = await printedReport(call, id)
  if (!report) return refuse('NOT_FOUND')
  const fileName = `${report.name} – ${report.studentFirstName} ${report.studentLastName}.pdf`
  return binary(await drawReport(call, report), { type: 'application/pdf', fileName })
}
