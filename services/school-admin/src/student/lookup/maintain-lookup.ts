import { writeDirectory } from '@lernspur/database/transaction/tenant-transaction'
import type { Database } from '@lernspur/service-kit/call/call'
import { schoolsWithWork } from '@lernspur/service-kit/tenant/schools-with-work'
import { openSchools } from '../../open-school/open-schools'
import { maintainNameParts } from './maintain-name-parts'
import { correctEnrolmentEnds, updateEnrolmentEnds } from './update-enrolment-ends'

/** Schools that are corrected in one transaction. */
const atOnce = 20

/**
 * Updates what lists of students are searched by, in every school where something of it is missing. Until then, lists are
 * slower but correct (rule list.8).
 */
export const maintainLookup = async (db: Database, stop: AbortSignal): Promise<void> => {
  for (const id of await schoolsWithWork(db, 'student-lookup')) {
    if (stop.aborted) return
    await updateEnrolmentEnds(db, id)
    await maintainNameParts(db, id, stop)
  }
}

/**
 * Repairs what a former release changed without updating the lookup, in every school: where, only comparing all students
 * tells, so schools are gone through, some in one transaction.
 */
export const rebuildLookup = async (db: Database, stop: AbortSignal): Promise<void> => {
  const schools = await openSchools(db)
  for (let from = 0; from < schools.length && !stop.aborted; from += atOnce) {
    await writeDirectory(db, async (tx) => {
      for (const { id } of schools.slice(from, from + atOnce)) await correctEnrolmentEnds(tx, id)
    })
  }
}
