import type { UpdateProviderTenant } from '@lernspur/contracts/provider/provider-tenant.contract'
import type { Tenant } from '@lernspur/contracts/tenant.contract'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call, Transaction } from '@lernspur/service-kit/call/call'
import { changeTenant } from '@lernspur/service-kit/tenant/change-tenant'
import { waitingClosing } from '@lernspur/service-kit/tenant/closing/waiting-closing'
import { notifyOfDisabling } from './disabling-notice'
import { requireProviderAdmin } from './tenant.policy'

const texts = {
  de: 'Nur eine abgeschaltete Schule hat einen Grund dafür.',
  en: 'Only a disabled school has a reason for that.',
} as const

/** Whether a deletion by the provider is pending. */
const isBeingDeleted = async (tx: Transaction, id: string): Promise<boolean> => {
  const [closing] = await waitingClosing(tx, id)
  return closing?.byProvider === true
}

/**
 * Changes a school, or disables it: its members lose access from the next call on, and those who lead it are told why
 * (rule school.7). VALIDATION_FAILED for a reason without a disabled school, EDIT_CONFLICT for enabling one that the
 * provider has deleted in the meantime: it would be removed all the same.
 */
export const updateTenant = (call: Call, id: string, change: UpdateProviderTenant): Promise<Tenant> =>
  call.write(async (tx) => {
    requireProviderAdmin(call, 'UPDATE_NOT_ALLOWED')
    const [before] = await tx<{ isDisabled: boolean }[]>`select is_disabled from tenant where id = ${id} for update`
    if (!before) return refuse('NOT_FOUND')
    const { isDisabled = before.isDisabled, disabledReason } = change
    if (disabledReason !== undefined && !isDisabled) {
      refuse('VALIDATION_FAILED', [{ path: 'disabledReason', message: texts[call.language] }])
    }
    if (before.isDisabled && !isDisabled && (await isBeingDeleted(tx, id))) refuse('EDIT_CONFLICT')
    const tenant = await changeTenant(tx, call, id, change)
    if (isDisabled !== before.isDisabled) await notifyOfDisabling(tx, call, tenant)
    return tenant
  })
