import { cellLimits, type PublishedSchool } from '@lernspur/contracts/identity/cell.contract'
import type { Call } from '@lernspur/service-kit/call/call'
import { isCurrentConfirmation } from '@lernspur/service-kit/tenant/seal/confirmation.query'

/** The schools at which people work here, by name; not those that are disabled, move or are being closed. */
export const listPublishedSchools = async ({ db }: Pick<Call, 'db'>): Promise<PublishedSchool[]> =>
  await db<PublishedSchool[]>`
    select t.name, sco.town, sco.official_number
    from tenant t
    left join school_confirmation sco on sco.school_id = t.id and ${isCurrentConfirmation(db)}
    where not t.is_provider and not t.is_disabled and t.closes_at is null
    order by t.name collate natural_order, t.id
    limit ${cellLimits.published}`
