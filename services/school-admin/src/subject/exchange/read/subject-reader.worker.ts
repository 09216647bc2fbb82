import { parentPort } from 'node:worker_threads'
import type { SubjectContent } from '../../content/subject-content'
import { type Fault, type ImportErrorCode, ImportFault } from './import-fault'
import { readSubjects, type SentTable } from './read-subjects'

/** The worker's result for a file. Any other error ends the worker. */
export type ReaderAnswer =
  | { readonly contents: readonly SubjectContent[] }
  | { readonly code: ImportErrorCode; readonly faults: readonly Fault[] }

const answerTo = (file: SentTable): ReaderAnswer => {
  try {
    return { contents: readSubjects(file) }
  } catch (error) {
    if (error instanceof ImportFault) return { code: error.code, faults: error.faults }
    throw error
  }
}

parentPort?.on('message', (file: SentTable) => parentPort?.postMessage(answerTo(file)))
