import './quiet-console'
import { heapStats } from 'bun:jsc'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { gridSheet } from '../grid/grid-sheet'
import { reportPage, reportSetPage } from '../html/report-page'
import { recordSheet } from '../record/record-sheet'
import { talkSheet } from '../talk/talk-sheet'
import { drawClassLists, drawPage, drawReports, drawSheet } from './draw'
import type { ReportTask, WorkerAnswer, WorkerJob } from './worker-messages'

/** Priority of a thread that draws a set: other requests come first. */
const priorityOfSets = 10

/** On Linux this affects the calling thread alone; elsewhere it would slow down the whole service. */
const lowerPriority = (): void => {
  if (process.platform === 'linux') setPriority(0, priorityOfSets)
}

/** Collecting and measuring takes about 100 ms; without it the process grows to twice the size. */
const filesPerCollection = 8
let files = 0
/** What was still in use after the last collection. */
let heapBytes = 0

const carryOut = (task: ReportTask, onDrawn: (count: number) => void): Promise<Uint8Array<ArrayBuffer>> => {
  if (task.kind === 'reports' && task.reports.length > 1) lowerPriority()
  if (task.kind === 'reports') return drawReports(task.reports, { duplex: task.duplex, onDrawn })
  if (task.kind === 'page') return drawPage(() => reportPage(task.report))
  if (task.kind === 'set-page') return drawPage(() => reportSetPage(task.reports, onDrawn))
  if (task.kind === 'talk') return drawSheet(talkSheet(task.talk))
  if (task.kind === 'classes') return drawClassLists(task.lists)
  return drawSheet(task.kind === 'record' ? recordSheet(task.record) : gridSheet(task.list))
}

const answer = async ({ id, task }: WorkerJob<ReportTask>): Promise<void> => {
  try {
    const bytes = await carryOut(task, (done) => parentPort?.postMessage({ id, done } satisfies WorkerAnswer))
    const message: WorkerAnswer = { id, bytes, heapBytes }
    parentPort?.postMessage(message, [bytes.buffer])
  } catch (error) {
    // Only the kind of error: its message may quote the report.
    const failure = error instanceof Error ? error.name : 'Error'
    parentPort?.postMessage({ id, failure: `The report could not be drawn (${failure}).` } satisfies WorkerAnswer)
  }
  files += 1
  if (files % filesPerCollection !== 0) return
  Bun.gc(true)
  heapBytes = heapStats().heapSize
}

parentPort?.on('message', (job: WorkerJob<ReportTask>) => void answer(job))
