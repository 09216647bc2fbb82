import { createHash } from 'node:crypto'
import { readTenant } from '@lernspur/database/transaction/tenant-transaction'
import { type Binary, binary } from '@lernspur/service-kit/answer/binary'
import { refuse } from '@lernspur/service-kit/call/api-error'
import type { Call } from '@lernspur/service-kit/call/call'
import { readAddress } from './calendar-address'
import { type CalendarDays, writeCalendar } from './write-calendar'

/**
 * The days of a school as a calendar, for the person whose address it is. NOT_FOUND for every address that opens nothing:
 * unknown, malformed or deleted, of a disabled school, or of somebody without an active role there (rule calendar-feed.2).
 */
export const getCalendarFeed = async ({ db }: Call, presented: string): Promise<Binary> => {
  const address = readAddress(presented)
  if (!address) return refuse('NOT_FOUND')
  const { tenantId, hash } = address
  const [[days]] = await readTenant(
    db,
    tenantId,
    (tx) => [
      tx<CalendarDays[]>`
        select t.id as school_id, t.name as school, coalesce(u.language, 'de') as language,
          ur.ends_on as role_ends_on, ur.updated_at as role_changed_at,
          coalesce((
            select jsonb_agg(jsonb_build_object('id', sy.id, 'name', sy.name, 'first', sy.school_year_start,
              'last', sy.school_year_end, 'changedAt', sy.updated_at) order by sy.year)
            from school_year sy where sy.tenant_id = t.id), '[]') as years,
          coalesce((
            select jsonb_agg(jsonb_build_object('id', stm.id, 'name', stm.name, 'first', stm.start_date,
              'last', stm.end_date, 'changedAt', stm.updated_at) order by stm.start_date)
            from school_term stm where stm.tenant_id = t.id), '[]') as terms,
          coalesce((
            select jsonb_agg(jsonb_build_object('id', a.id, 'de', a.title_de, 'en', a.title_en,
              'startsAt', a.starts_at) order by a.starts_at, a.id)
            from shown_announcements(ca.user_id, t.id, now()) as a), '[]') as announcements
        from calendar_address ca
        join tenant t on t.id = ca.tenant_id and not t.is_disabled
        join app_user u on u.id = ca.user_id and u.deactivated_at is null
        join user_role ur on ur.tenant_id = ca.tenant_id and ur.user_id = ca.user_id and ur.status = 'active'
          and (ur.ends_at is null or ur.ends_at > now())
        where ca.tenant_id = ${tenantId} and ca.address_hash = ${hash}`,
    ],
    '',
  )
  if (!days) return refuse('NOT_FOUND')
  const text = writeCalendar(days)
  const etag = createHash('sha256').update(text).digest('base64url')
  return binary(new TextEncoder().encode(text), {
    type: 'text/calendar; charset=utf-8',
    fileName: 'lernspur.ics',
    etag,
  })
}
