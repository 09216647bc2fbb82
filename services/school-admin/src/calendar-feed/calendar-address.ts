import type { CalendarAddress, NewCalendarAddress } from '@lernspur/contracts/school-admin/year/calendar-feed.contract'
import { audit } from '@lernspur/service-kit/call/audit'
import type { Call } from '@lernspur/service-kit/call/call'
import { newToken, tokenHash } from '@lernspur/service-kit/session/token'

const pattern = /^([0-9a-f]{32})_[A-Za-z0-9_-]{43}(?:\.ics)?$/

/** The school and the hash of a presented address; undefined for a malformed one. */
export const readAddress = (presented: string): { readonly tenantId: string; readonly hash: Buffer } | undefined => {
  const tenantId = pattern.exec(presented)?.[1]
  return tenantId === undefined ? undefined : { tenantId, hash: tokenHash(presented.replace(/\.ics$/, '')) }
}

/** Since when the caller has an address; null without one. */
export const getCalendarAddress = async (call: Call): Promise<CalendarAddress> => {
  const { tenantId, userId } = call.actor
  const [[row]] = await call.read((tx) => [
    tx<{ createdAt: string }[]>`
      select ca.created_at from calendar_address ca where ca.tenant_id = ${tenantId} and ca.user_id = ${userId}`,
  ])
  return { createdAt: row?.createdAt ?? null }
}

/** Makes an address in place of an earlier one. It is told once; the database knows its hash alone. */
export const createCalendarAddress = async (call: Call): Promise<NewCalendarAddress> => {
  const { tenantId, userId } = call.actor
  const secret = `${tenantId.replaceAll('-', '')}_${newToken()}`
  const createdAt = await call.write(async (tx) => {
    const [row] = await tx<{ id: string; createdAt: string }[]>`
      insert into calendar_address (tenant_id, user_id, address_hash)
      values (${tenantId}, ${userId}, ${tokenHash(secret)})
      on conflict (tenant_id, user_id) do update set address_hash = excluded.address_hash, created_at = now()
      returning id, created_at`
    if (!row) throw new Error('The address was not stored.')
    await audit(tx, call, 'calendar-address.create', row.id)
    return row.createdAt
  })
  return { createdAt, address: new URL(`/api/calendars/${secret}.ics`, call.publicUrl).href }
}

/** Deletes the caller's address, which opens nothing from then on. */
export const deleteCalendarAddress = (call: Call): Promise<void> =>
  call.write(async (tx) => {
    const { tenantId, userId } = call.actor
    const gone = await tx<{ id: string }[]>`
      delete from calendar_address ca where ca.tenant_id = ${tenantId} and ca.user_id = ${userId} returning ca.id`
    for (const { id } of gone) await audit(tx, call, 'calendar-address.delete', id)
  })
