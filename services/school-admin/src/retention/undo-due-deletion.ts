import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'

/** Cancels a deletion; NOT_FOUND when it is no longer pending. */
export const undoDueDeletion = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    const undone = await tx`
      update retention_deletion set undone_at = now()
      where tenant_id = ${call.actor.tenantId} and id = ${id}
        and undone_at is null and carried_out_at is null and due_at > now()`
    if (undone.count === 0) refuse('NOT_FOUND')
    await audit(tx, call, 'retention.undo', id)
    return undefined
  })
