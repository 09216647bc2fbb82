import { parentPort } from 'node:worker_threads'
import type { WorkerJob } from '../worker/worker-messages'

/** What the worker for tests can be told to do. */
export type UnrulyTask = 'count' | 'hang' | 'exit' | 'throw'

let count = 0

parentPort?.on('message', ({ id, task }: WorkerJob<UnrulyTask>) => {
  if (task === 'hang') return
  if (task === 'exit') process.exit(3)
  if (task === 'throw') throw new Error('poison')
  count += 1
  parentPort?.postMessage({ id, bytes: new Uint8Array([count]), heapBytes: count * 100 })
})
