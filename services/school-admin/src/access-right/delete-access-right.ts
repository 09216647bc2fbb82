import { requireClassRight } from '@lernspur/service-kit/access/class-access'
import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { rightOfInvitation, rightOfPerson } from './right-kind'

/**
 * Deletes an access right of a user or of an invitation (rule class-right.5). NOT_FOUND for a right of another class.
 */
export const deleteAccessRight = (call: Call, schoolClassId: string, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    await requireClassRight(tx, call.actor, schoolClassId, 'rights', 'NO_PERMISSION')
    for (const { table, noun } of [rightOfPerson, rightOfInvitation]) {
      const removed = await tx`
        delete from ${tx(table)}
        where tenant_id = ${call.actor.tenantId} and school_class_id = ${schoolClassId} and id = ${id}`
      if (removed.count === 0) continue
      await audit(tx, call, `${noun}.delete`, id)
      return undefined
    }
    return refuse('NOT_FOUND')
  })
