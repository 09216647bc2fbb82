import type { Database } from '@lernspur/service-kit/call/call'
import { openSchools } from '../../open-school/open-schools'
import { maintainNameParts } from './maintain-name-parts'
import { updateEnrolmentEnds } from './update-enrolment-ends'

/**
 * Brings what lists of students are found by up to date, in every school. Until then lists are slower, and as right
 * (rule list.8).
 */
export const maintainLookup = async (db: Database, stop: AbortSignal): Promise<void> => {
  for (const { id } of await openSchools(db)) {
    if (stop.aborted) return
    await updateEnrolmentEnds(db, id)
    await maintainNameParts(db, id, stop)
  }
}

/** Mends what a former release has changed without knowing of it, in every school. */
export const rebuildLookup = async (db: Database, stop: AbortSignal): Promise<void> => {
  for (const { id } of await openSchools(db)) {
    if (stop.aborted) return
    await updateEnrolmentEnds(db, id, true)
  }
}
