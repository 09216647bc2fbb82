import { parentPort } from 'node:worker_threads'
import type { SubjectContent } from '../../content/subject-content'
import { type Fault, type ImportErrorCode, ImportFault } from './import-fault'
import { readSubjects, type SentTable } from './read-subjects'

/** What the worker makes of a file. An error of another kind ends it. */
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
