import { refuse } from '@lernspur/service-kit/call/api-error'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { orderClosing } from '@lernspur/service-kit/tenant/closing/order-closing'
import { countSchool, schoolCounts } from '@lernspur/service-kit/tenant/closing/school-counts'
import { requireProviderAdmin } from './tenant.policy'

interface LockedTenant {
  readonly id: string
  readonly name: string
  readonly isDisabled: boolean
  readonly isProvider: boolean
  readonly closesAt: string | null
}

/** A school that nobody has ever worked at has no rows at all. */
const isUnused = async (tx: Transaction, id: string): Promise<boolean> => {
  const [counted] = await countSchool(tx, id)
  return schoolCounts(counted?.counts ?? {}).rows === 0
}

/**
 * Deletes a school: an unused one at once, a disabled one in 30 days with all its data (rule keeping.4).
 * FOREIGN_KEY_CONSTRAINT for one that people work at, and for the provider itself.
 */
export const deleteTenant = (call: Call, id: string): Promise<undefined> =>
  call.write(async (tx) => {
    requireProviderAdmin(call)
    const [tenant] = await tx<LockedTenant[]>`
      select id, name, is_disabled, is_provider, closes_at from tenant where id = ${id} for update`
    if (!tenant) return refuse('NOT_FOUND')
    if (!tenant.isProvider && (await isUnused(tx, id))) {
      await tx`delete from tenant where id = ${id}`
      await audit(tx, call, 'tenant.delete', id)
      return undefined
    }
    if (tenant.isProvider || !tenant.isDisabled) refuse('FOREIGN_KEY_CONSTRAINT')
    if (tenant.closesAt === null) await orderClosing(tx, call, tenant, { byProvider: true })
    return undefined
  })
