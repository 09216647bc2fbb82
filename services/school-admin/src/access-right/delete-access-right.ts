import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { requireClassRight } from '@lernspur/service-kit/class-access'
import { refuse } from '@lernspur/service-kit/refusal'

/** Stops sharing a class with somebody; NOT_FOUND for a right of another class. */
export const deleteAccessRight = (call: Call, schoolClassId: string, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    await requireClassRight(tx, call.actor, schoolClassId, 'rights', 'NO_PERMISSION')
    const removed = await tx`
      delete from class_access_right
      where tenant_id = ${call.actor.tenantId} and school_class_id = ${schoolClassId} and id = ${id}`
    if (removed.count === 0) refuse('NOT_FOUND')
    await audit(tx, call, 'access-right.delete', id)
    return undefined
  })
