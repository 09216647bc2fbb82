import type { AllowedEmails } from '@lernspur/contracts/provider/allowed-email.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { distinctAddresses } from './allowed-email.address'

/** Removes addresses from the list; unlisted ones are ignored. */
export const removeAllowedEmails = (call: Call, { emails }: AllowedEmails): Promise<undefined> =>
  call.write(async (tx) => {
    const removed = await tx<{ id: string }[]>`
      delete from allowed_email where email = any(${distinctAddresses(emails)}::text[]) returning id`
    const ids = removed.map(({ id }) => id)
    await audit(tx, call, 'allowed-email.delete', ids)
    return undefined
  })
