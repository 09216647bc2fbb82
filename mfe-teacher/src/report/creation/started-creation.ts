import { storeDraft, storedDraft } from '@lernspur/app-runtime'
import type { ReportCreation } from '@lernspur/contracts/teacher/report-week/report-work.contract'

/** Reports that were begun to be created in this tab, as far as nobody knows yet what became of them. */
export interface StartedCreation {
  readonly name: string
  /** When the last ones before were created; null for none. */
  readonly before: string | null
}

/** The name under which the tab keeps what was entered. */
export const creationDraft = (classId: string): string => `report-creation ${classId}`

const nameOf = (classId: string) => `report-creation-runs ${classId}`

/** Classes whose answer this page still waits for; with a reload it is gone. */
const awaited = new Set<string>()

const isStartedCreation = (value: unknown): value is StartedCreation =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' && 'before' in value

/** Remembers in the tab that reports are being created, for who leaves the page and comes back. */
export const beginCreation = (classId: string, creation: StartedCreation): void => {
  awaited.add(classId)
  storeDraft(nameOf(classId), creation)
}

/** The answer is there, or will never be; `isKnown` when it says what became of the reports. */
export const endCreation = (classId: string, isKnown: boolean): void => {
  awaited.delete(classId)
  if (isKnown) storeDraft(nameOf(classId), null)
}

export const startedCreation = (classId: string): StartedCreation | null => {
  const stored = storedDraft(nameOf(classId))
  return isStartedCreation(stored) ? stored : null
}

/** Whether the page that began them will say itself what became of them. */
export const isAwaited = (classId: string): boolean => awaited.has(classId)

/** Whether the reports that were created last are those that were begun. */
export const isMade = (
  { name, before }: StartedCreation,
  last: ReportCreation['last'],
): last is NonNullable<typeof last> => last !== null && last.name === name && last.createdAt !== before
