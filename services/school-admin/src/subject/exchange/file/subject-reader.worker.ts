import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { ReadingChoice } from '../curriculum/outline/reading-depths'
import { type Fault, type ImportErrorCode, ImportFault } from '../fault/import-fault'
import { type FileContents, readSubjects, type SentFile } from './read-subjects'

/** What the worker is asked: a file, and how to read it if it is a curriculum. */
export interface ReaderQuestion extends SentFile {
  readonly choice: ReadingChoice
}

/** The worker's result for a file. Any other error ends the worker. */
export type ReaderAnswer = FileContents | { readonly code: ImportErrorCode; readonly faults: readonly Fault[] }

const answerTo = async ({ choice, ...file }: ReaderQuestion): Promise<ReaderAnswer> => {
  try {
    return await readSubjects(file, choice)
  } catch (error) {
    if (error instanceof ImportFault) return { code: error.code, faults: error.faults }
    throw error
  }
}

/** On Linux this affects the calling thread alone; elsewhere it would slow down the service. Other calls come first. */
const priorityOfReading = 10
if (process.platform === 'linux') setPriority(0, priorityOfReading)

parentPort?.on('message', async (question: ReaderQuestion) => parentPort?.postMessage(await answerTo(question)))
