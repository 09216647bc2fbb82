import type { Call } from '@lernspur/service-kit/call'
import { requireClassRight } from '@lernspur/service-kit/class-access'
import { findContents } from './content/find-contents'
import { writeSubjects } from './content/write-subjects'

/**
 * Copies subjects with domains and competences into a class, all or none. NOT_FOUND for a class or subject that the
 * caller does not see, CREATE_NOT_ALLOWED without the right to manage competences.
 */
export const copySubjects = async (call: Call, schoolClassId: string, schoolSubjectIds: readonly string[]) => {
  const contents = await findContents(call, schoolSubjectIds)
  return call.write(async (tx) => {
    await requireClassRight(tx, call.actor, schoolClassId, 'competences', 'CREATE_NOT_ALLOWED')
    const rows = await writeSubjects(tx, call, schoolClassId, contents)
    return { rows, count: rows.length }
  })
}
