import type { AllowedEmails } from '@lernspur/contracts/provider/allowed-email.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireProviderManager } from '@lernspur/service-kit/tenant/provider-manager'
import { distinctAddresses } from './allowed-email.address'

/** Removes addresses from the list; unlisted ones are ignored. NO_PERMISSION for plain members of the provider. */
export const removeAllowedEmails = (call: Call, { emails }: AllowedEmails): Promise<undefined> =>
  call.write(async (tx) => {
    requireProviderManager(call.actor, 'NO_PERMISSION')
    const removed = await tx<{ id: string }[]>`
      delete from allowed_email where email = any(${distinctAddresses(emails)}::text[]) returning id`
    const ids = removed.map(({ id }) => id)
    await audit(tx, call, 'allowed-email.delete', ids)
    return undefined
  })
