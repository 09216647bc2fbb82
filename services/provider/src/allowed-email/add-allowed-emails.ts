import type { AllowedEmail, AllowedEmails } from '@lernspur/contracts/allowed-email.contract'
import { audit } from '@lernspur/service-kit/audit'
import type { Call } from '@lernspur/service-kit/call'
import { distinctAddresses } from './allowed-email.address'

/** Lets addresses register; answers all of them in alphabetical order, also those that were allowed before. */
export const addAllowedEmails = (call: Call, { emails }: AllowedEmails) =>
  call.write(async (tx) => {
    const addresses = distinctAddresses(emails)
    const added = await tx<{ id: string }[]>`
      insert into allowed_email (email) select unnest(${addresses}::text[]) on conflict (email) do nothing returning id`
    const ids = added.map(({ id }) => id)
    await audit(tx, call, 'allowed-email.create', ids)
    const rows = await tx<AllowedEmail[]>`
      select e.id, e.created_at, e.email from allowed_email e where e.email = any(${addresses}::text[]) order by e.email`
    return { rows: [...rows], count: rows.length }
  })
