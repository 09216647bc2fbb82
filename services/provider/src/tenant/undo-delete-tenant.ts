import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { undoOrder } from '@lernspur/service-kit/tenant/closing/order-closing'
import { requireProviderAdmin } from './tenant.policy'

/** Keeps a school that the provider has deleted; NOT_FOUND when no such order waits. */
export const undoDeleteTenant = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    requireProviderAdmin(call)
    if (!(await undoOrder(tx, call, id, { byProvider: true }))) refuse('NOT_FOUND')
    return undefined
  })
