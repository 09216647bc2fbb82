import { storeDraft, storedDraft } from '@lernspur/app-runtime'
import type { ReportCreation } from '@lernspur/contracts/teacher/report-week/report-work.contract'

/** Name of the search parameter with the instant at which reports were created, which the overview brings into view. */
export const newReports = 'new'

/** Reports whose creation was started in this tab and whose outcome is not known yet. */
export interface StartedCreation {
  readonly name: string
  /** When the last reports before them were created, if any. */
  readonly before: string | null
}

/** The key under which the tab stores what was entered. */
export const creationDraft = (classId: string): string => `report-creation ${classId}`

const nameOf = (classId: string) => `report-creation-runs ${classId}`

/** Classes whose answer this page still waits for; gone after a reload. */
const awaited = new Set<string>()

const isStartedCreation = (value: unknown): value is StartedCreation =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string' && 'before' in value

/** Records in the tab that reports are being created, for a user who leaves the page and comes back. */
export const beginCreation = (classId: string, creation: StartedCreation): void => {
  awaited.add(classId)
  storeDraft(nameOf(classId), creation)
}

/** The answer has arrived, or never will; `isKnown` if it says what happened to the reports. */
export const endCreation = (classId: string, isKnown: boolean): void => {
  awaited.delete(classId)
  if (isKnown) storeDraft(nameOf(classId), null)
}

export const startedCreation = (classId: string): StartedCreation | null => {
  const stored = storedDraft(nameOf(classId))
  return isStartedCreation(stored) ? stored : null
}

/** Whether the page that started them will report their outcome itself. */
export const isAwaited = (classId: string): boolean => awaited.has(classId)

/** Whether the latest reports are the ones that were started. */
export const isMade = (
  { name, before }: StartedCreation,
  last: ReportCreation['last'],
): last is NonNullable<typeof last> => last !== null && last.name === name && last.createdAt !== before
