import type { FormBlock } from '@lernspur/contracts/official-form/form-content'
import type { ReportDocumentProps } from './report-document'
import { officialReport, sampleReport } from './sample/sample-report'
import { drawTimeoutMs, reportQueue, setQueue, setTimeoutMs } from './worker/report-queue'
import type { ReportTask } from './worker/worker-messages'

/**
 * The PDF of one report, drawn outside the calling thread (rules report.10, print.1). Reports wait for each other.
 * Rejects with a RenderError when it cannot be drawn, hangs, or the worker crashes; later reports are unaffected.
 */
export const renderReport = (report: ReportDocumentProps): Promise<Uint8Array<ArrayBuffer>> =>
  reportQueue.run({ kind: 'reports', reports: [report], duplex: false }, drawTimeoutMs)

/** The PDF of an official form, filled in for an invented child (rule form.8). Rejects as `renderReport` does. */
export const renderFormPreview = (blocks: readonly FormBlock[]): Promise<Uint8Array<ArrayBuffer>> =>
  renderReport(officialReport(blocks))

/** Files that a new worker draws before it reaches about full speed. */
const practiceFiles = 4

/**
 * Warms up the worker for single reports, because somebody has opened one and is likely to ask for its file: the first
 * files of a new worker take seconds, later ones tenths of a second. Requests never wait for this.
 */
export const prepareDrawing = (): void => {
  if (reportQueue.isAwake) return
  for (let count = 0; count < practiceFiles; count += 1) {
    const task = { kind: 'reports', reports: [sampleReport()], duplex: false } as const
    void reportQueue.run(task, drawTimeoutMs, { isSpare: true }).catch(() => undefined)
  }
}

/** The same report as an HTML file in UTF-8, for reading on a phone (rule print.9). Rejects as `renderReport` does. */
export const renderReportPage = (report: ReportDocumentProps): Promise<Uint8Array<ArrayBuffer>> =>
  reportQueue.run({ kind: 'page', report }, drawTimeoutMs)

export interface RenderReportsOptions {
  /** Whether each report begins on the front of a sheet (rule print.3). */
  duplex?: boolean
  /** Called with the number of reports drawn so far. */
  onDrawn?: (count: number) => void
  /** Cancels the drawing, which then rejects with a RenderError. */
  signal?: AbortSignal
}

const asSet = (reports: readonly ReportDocumentProps[]) => {
  const [first, ...others] = reports
  if (!first) throw new RangeError('A file needs at least one report.')
  return [first, ...others] as const
}

const runSet = (
  task: Extract<ReportTask, { reports: unknown }>,
  { onDrawn, signal }: RenderReportsOptions,
): Promise<Uint8Array<ArrayBuffer>> =>
  setQueue.run(task, drawTimeoutMs + task.reports.length * setTimeoutMs, {
    ...(onDrawn && { onProgress: onDrawn }),
    ...(signal && { signal }),
  })

/**
 * One PDF for a group: reports in the given order, page numbers that restart with each child, an outline of names.
 * Single reports requested meanwhile do not wait for it. Rejects with a RenderError as `renderReport` does, and with a
 * RangeError for an empty list.
 */
export const renderReports = async (
  reports: readonly ReportDocumentProps[],
  options: RenderReportsOptions = {},
): Promise<Uint8Array<ArrayBuffer>> =>
  runSet({ kind: 'reports', reports: asSet(reports), duplex: options.duplex ?? false }, options)

/** The same reports as one HTML file in UTF-8 that begins with the children's names (rule print.9). Rejects likewise. */
export const renderReportSetPage = async (
  reports: readonly ReportDocumentProps[],
  options: Omit<RenderReportsOptions, 'duplex'> = {},
): Promise<Uint8Array<ArrayBuffer>> => runSet({ kind: 'set-page', reports: asSet(reports) }, options)

/** Ends the workers and rejects open files. Rendering again starts new ones. */
export const closeReportWorker = (): void => {
  reportQueue.close()
  setQueue.close()
}
