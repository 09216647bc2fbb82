import { Worker } from 'node:worker_threads'
import { makeWorkerTurns, type Requester } from '@lernspur/service-kit/share/worker-turns'
import type { ReadingChoice } from '../curriculum/outline/reading-depths'
import { ImportFault } from '../fault/import-fault'
import { damaged } from '../read/zip-directory'
import type { FileContents, SentFile } from './read-subjects'
import type { ReaderAnswer, ReaderQuestion } from './subject-reader.worker'

const timeoutMs = 10_000

/** Two files at a time, but of different schools, so that a file that takes long holds up nobody of another one. */
const turns = makeWorkerTurns({ name: 'imports', running: 2, runningOfSchool: 1, waitingOfPerson: 2 })

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
 * Reads a file as `readSubjects` does, in a worker, so that the service stays responsive whatever the file contains;
 * schools and people take turns (rule call.10). FILE_VALIDATION_FAILED also after `limitMs`; TOO_MANY_REQUESTS while too
 * many files of the person wait.
 */
export const readInWorker = async (
  requester: Requester,
  file: SentFile,
  choice: ReadingChoice = {},
  limitMs = timeoutMs,
): Promise<FileContents> => {
  const answer = await turns.run(requester, () => ask({ ...file, choice }, limitMs))
  if ('contents' in answer) return answer
  throw new ImportFault(answer.code, answer.faults)
}
