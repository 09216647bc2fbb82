import type { PrintOptions } from '@lernspur/contracts/teacher/report.contract'
import { renderReportPage } from '@lernspur/documents/render-report'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { drawInTurn } from '@lernspur/service-kit/share/drawing-turns'
import { documentOf, printedReport } from './draw-report'

/** The report as a page to read, with what the caller may see of it (rule print.9). Audited as a print. */
export const getReportPage = async (call: Call, id: string, options: PrintOptions = {}): Promise<Binary> => {
  const report = await printedReport(call, id)
  if (!report) return refuse('NOT_FOUND')
  const document = await documentOf(call, report, options)
  const bytes = await drawInTurn(call, () => renderReportPage(document))
  await call.write((tx) => audit(tx, call, 'report.print', id))
  const fileName = `${report.name} – ${report.studentFirstName} ${report.studentLastName}.html`
  return binary(new Uint8Array(bytes), { type: 'text/html; charset=utf-8', fileName })
}
