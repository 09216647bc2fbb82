import { RenderQueue } from './render-queue'
import type { ReportTask } from './worker-messages'

/** A report of ten pages takes half a second, the first one of a worker a second more. */
export const drawTimeoutMs = 20_000
/** For each report of a set, on a machine that is busy. */
export const setTimeoutMs = 4_000
/** For each row of a record. */
export const rowTimeoutMs = 50
const megabyte = 1024 * 1024

const options = {
  workerUrl: new URL('./report-worker.ts', import.meta.url),
  recycleAfterFiles: 200,
  recycleAboveBytes: 400 * megabyte,
  idleMs: 5 * 60_000,
}

/** Draws what somebody waits for, one after the other. */
export const reportQueue = new RenderQueue<ReportTask>(options)

/** Draws the sets of whole classes, so that a single report never waits for one. */
export const setQueue = new RenderQueue<ReportTask>({ ...options, idleMs: 10_000 })
