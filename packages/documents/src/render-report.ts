import { childName, groupInfo } from './page/file-info'
import type { ReportDocumentProps } from './report-document'
import type { FilePart } from './worker/join-files'
import { drawTimeoutMs, joinTimeoutMs, reportQueue } from './worker/report-queue'

/**
 * The PDF of one report, drawn outside the calling thread (rule report.10). Reports wait for each other.
 * Rejects with a RenderError when it cannot be drawn, hangs, or the worker breaks off; later reports are unaffected.
 */
export const renderReport = (report: ReportDocumentProps): Promise<Uint8Array<ArrayBuffer>> =>
  reportQueue.run({ kind: 'draw', report }, drawTimeoutMs)

/**
 * One PDF for a group: reports in the given order, pages counted anew for each child, an outline of names.
 * `onDrawn` hears how many are done. Single reports asked for meanwhile are drawn in between.
 * Rejects with a RenderError as `renderReport` does, and with a RangeError for an empty list.
 */
export const renderReports = async (
  reports: readonly ReportDocumentProps[],
  onDrawn?: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer>> => {
  const [first] = reports
  if (!first) throw new RangeError('A file needs at least one report.')
  const parts: FilePart[] = []
  for (const report of reports) {
    parts.push({ name: childName(report), bytes: await renderReport(report) })
    onDrawn?.(parts.length)
  }
  return reportQueue.run({ kind: 'join', parts, info: groupInfo(first) }, joinTimeoutMs)
}

/** Ends the worker; open files are rejected. Rendering again starts a new one. */
export const closeReportWorker = (): void => reportQueue.close()
