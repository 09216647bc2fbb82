import { RenderQueue } from './render-queue'
import type { ReportTask } from './worker-messages'

/** A report of ten pages takes half a second, the first one of a worker a second more. */
export const drawTimeoutMs = 20_000
export const joinTimeoutMs = 60_000
const megabyte = 1024 * 1024

/** The one worker of the process; what it draws waits for each other. */
export const reportQueue = new RenderQueue<ReportTask>({
  workerUrl: new URL('./report-worker.ts', import.meta.url),
  recycleAfterFiles: 200,
  recycleAboveBytes: 400 * megabyte,
  idleMs: 60_000,
})
