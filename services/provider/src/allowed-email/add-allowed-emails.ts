import type { AllowedEmail, AllowedEmails } from '@lernspur/contracts/provider/allowed-email.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { requireProviderManager } from '@lernspur/service-kit/tenant/provider-manager'
import { distinctAddresses } from './allowed-email.address'
import { allowedEmailSelect, allowedEmailSource } from './allowed-email.query'

/** Allows addresses to register; returns all of them in alphabetical order, including those allowed before. CREATE_NOT_ALLOWED for plain members of the provider. */
export const addAllowedEmails = (call: Call, { emails }: AllowedEmails) =>
  call.write(async (tx) => {
    requireProviderManager(call.actor, 'CREATE_NOT_ALLOWED')
    const addresses = distinctAddresses(emails)
    const added = await tx<{ id: string }[]>`
      insert into allowed_email (email, added_by_id)
      select unnest(${addresses}::text[]), ${call.actor.userId} on conflict (email) do nothing returning id`
    const ids = added.map(({ id }) => id)
    await audit(tx, call, 'allowed-email.create', ids)
    const rows = await tx<AllowedEmail[]>`
      select ${allowedEmailSelect(tx)} from ${allowedEmailSource(tx)} where ae.email = any(${addresses}::text[]) order by ae.email`
    return { rows: [...rows], count: rows.length, addedIds: ids }
  })
