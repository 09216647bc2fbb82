import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { refuse } from '@lernspur/service-kit/refusal'

/** Deletes a year with its terms; FOREIGN_KEY_CONSTRAINT while classes or assessments refer to it. */
export const deleteSchoolYear = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const { count } = await tx`delete from school_year where tenant_id = ${call.actor.tenantId} and id = ${id}`
    if (count === 0) refuse('NOT_FOUND')
    await audit(tx, call, 'school-year.delete', id)
    return undefined
  })
