import type { Database } from '@lernspur/service-kit/call/call'
import { openSchools } from '../../open-school/open-schools'
import { maintainNameParts } from './maintain-name-parts'
import { updateEnrolmentEnds } from './update-enrolment-ends'

/**
 * Updates what lists of students are searched by, in every school. Until then, lists are slower but correct (rule
 * list.8).
 */
export const maintainLookup = async (db: Database, stop: AbortSignal): Promise<void> => {
  for (const { id } of await openSchools(db)) {
    if (stop.aborted) return
    await updateEnrolmentEnds(db, id)
    await maintainNameParts(db, id, stop)
  }
}

/** Repairs what a former release changed without updating the lookup, in every school. */
export const rebuildLookup = async (db: Database, stop: AbortSignal): Promise<void> => {
  for (const { id } of await openSchools(db)) {
    if (stop.aborted) return
    await updateEnrolmentEnds(db, id, true)
  }
}
