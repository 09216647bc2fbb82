import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { undoOrder } from '@lernspur/service-kit/tenant/closing/order-closing'

/** Cancels the closing of the actor's school; NOT_FOUND when none is pending. */
export const undoClosing = (call: Call): Promise<undefined> =>
  call.write(async (tx) => {
    if (!(await undoOrder(tx, call, call.actor.tenantId))) refuse('NOT_FOUND')
    return undefined
  })
