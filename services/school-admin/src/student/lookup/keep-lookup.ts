import type { Database } from '@lernspur/service-kit/call/call'
import { openSchools } from '../../open-school/open-schools'
import { keepNameParts } from './keep-name-parts'
import { settleEnrolments } from './settle-enrolments'

/**
 * Brings what lists of students are found by up to date, in every school. Until then lists are slower, and as right
 * (rule list.8).
 */
export const keepLookup = async (db: Database, stop: AbortSignal): Promise<void> => {
  for (const { id } of await openSchools(db)) {
    if (stop.aborted) return
    await settleEnrolments(db, id)
    await keepNameParts(db, id, stop)
  }
}

/** Mends what a former release has changed without knowing of it, in every school. */
export const mendLookup = async (db: Database, stop: AbortSignal): Promise<void> => {
  for (const { id } of await openSchools(db)) {
    if (stop.aborted) return
    await settleEnrolments(db, id, true)
  }
}
