import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { undoOrder } from '@lernspur/service-kit/tenant/closing/order-closing'
import { requireProviderAdmin } from './tenant.policy'

/** Cancels the provider's deletion of a school; NOT_FOUND when none is pending. */
export const undoDeleteTenant = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    requireProviderAdmin(call)
    if (!(await undoOrder(tx, call, id, { byProvider: true }))) refuse('NOT_FOUND')
    return undefined
  })
