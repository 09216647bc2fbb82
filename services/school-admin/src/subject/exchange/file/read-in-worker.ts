import { Worker } from 'node:worker_threads'
import { refuseTemporarily } from '@lernspur/service-kit/call/api-error'
import type { ReadingChoice } from '../curriculum/outline/reading-depths'
import { ImportFault } from '../fault/import-fault'
import { damaged } from '../read/zip-directory'
import type { FileContents, SentFile } from './read-subjects'
import type { ReaderAnswer, ReaderQuestion } from './subject-reader.worker'

/** Files are read one at a time; further ones are refused when so many wait. */
const waitingMax = 4
const timeoutMs = 10_000

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

const ask = ({ name, bytes, choice }: ReaderQuestion, limitMs: number): Promise<ReaderAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./subject-reader.worker.ts', import.meta.url))
    const end = (finish: () => void): void => {
      clearTimeout(timer)
      finish()
      void worker.terminate()
    }
    const timer = setTimeout(() => end(() => reject(damaged('tooSlow'))), limitMs)
    worker.on('message', (answer: ReaderAnswer) => end(() => resolve(answer)))
    // The library's error on a broken file carries no information, and may quote the file.
    worker.on('error', () => end(() => reject(damaged())))
    worker.on('exit', () => end(() => reject(damaged())))
    worker.postMessage({ name, bytes, choice } satisfies ReaderQuestion)
  })

/**
 * Reads a file as `readSubjects` does, in a worker, so that the service stays responsive whatever the file contains.
 * FILE_VALIDATION_FAILED also after `limitMs`; 503 while too many files wait.
 */
export const readInWorker = async (
  file: SentFile,
  choice: ReadingChoice = {},
  limitMs = timeoutMs,
): Promise<FileContents> => {
  if (waiting > waitingMax) return refuseTemporarily(1)
  waiting += 1
  const turn = last.then(() => ask({ ...file, choice }, limitMs))
  last = turn.catch(() => undefined)
  try {
    const answer = await turn
    if ('contents' in answer) return answer
    throw new ImportFault(answer.code, answer.faults)
  } finally {
    waiting -= 1
  }
}
