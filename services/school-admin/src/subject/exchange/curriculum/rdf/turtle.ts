import { Parser } from 'n3'
import { ImportFault } from '../../fault/import-fault'
import type { Statement } from './statement'

const lineOf = (error: unknown): number | undefined => {
  const context = typeof error === 'object' && error !== null && 'context' in error ? error.context : undefined
  const line = typeof context === 'object' && context !== null && 'line' in context ? context.line : undefined
  return typeof line === 'number' ? line : undefined
}

/** Statements of Turtle or N-Triples. FILE_VALIDATION_FAILED with the line that cannot be read. */
export const readTurtle = (text: string): Statement[] => {
  try {
    return new Parser({ format: 'text/turtle' }).parse(text)
  } catch (error) {
    const line = lineOf(error)
    const location = line === undefined ? {} : { place: { line } }
    // The message quotes the file.
    throw new ImportFault('FILE_VALIDATION_FAILED', [{ reason: 'turtle', ...location }])
  }
}
