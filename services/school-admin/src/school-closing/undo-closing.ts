import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { undoOrder } from '@lernspur/service-kit/tenant/closing/order-closing'

/** Keeps the actor's school; NOT_FOUND when no closing waits. */
export const undoClosing = (call: Call): Promise<undefined> =>
  call.write(async (tx) => {
    if (!(await undoOrder(tx, call, call.actor.tenantId))) refuse('NOT_FOUND')
    return undefined
  })
