import { createHmac } from 'node:crypto'
import type { RosterError, RosterSource } from '@lernspur/contracts/school-admin/roster.contract'
import { type ErrorCode, errorText, type Language } from '@lernspur/contracts/wire/error-catalogue'
import type { Transaction } from '@lernspur/service-kit/call/call'
import type { RosterHub } from '@lernspur/service-kit/roster/roster-settings'
import type { HubState } from './hub/open-hub'
import type { RosterPeople } from './hub/read-people'

/** What a hub calls the school, and what day it is there. */
export interface RosterSchool {
  readonly name: string
  /** Its numbers, by the ids of the hubs that know it. */
  readonly numbers: ReadonlyMap<string, readonly string[]>
  readonly today: string
  readonly timeZone: string
}

/** A reading as it is stored. */
export interface StoredReading {
  readonly providerId: string
  readonly readAt: string | null
  readonly triedAt: string
  readonly failure: RosterError | null
  readonly etag: string | null
  readonly request: string | null
  readonly digest: Uint8Array | null
  /** The day of the school whose nightly reading is done. */
  readonly doneOn: string | null
}

interface SchoolRow {
  readonly name: string
  readonly timeZone: string
  readonly today: string
  readonly providerId: string | null
  readonly number: string
}

/** A row of the school for each of its numbers, for `schoolIn`. */
export const schoolRows = (tx: Transaction, tenantId: string) => tx<SchoolRow[]>`
  select t.name, co.time_zone, school_today(t.id) as today, sn.provider_id, sn.number
  from tenant t
  join country co on co.id = t.country_id
  left join school_number sn on sn.tenant_id = t.id
  where t.id = ${tenantId}
  order by sn.number`

/** The school with its numbers. */
export const schoolIn = (rows: readonly SchoolRow[]): RosterSchool => {
  const { name = '', timeZone = 'Europe/Berlin', today = '' } = rows[0] ?? {}
  const numbers = new Map<string, string[]>()
  for (const { providerId, number } of rows) {
    if (providerId !== null) numbers.set(providerId, [...(numbers.get(providerId) ?? []), number])
  }
  return { name, timeZone, today, numbers }
}

/** The hubs that know a school and vouch for it. */
export const hubsOfSchool = (
  hubs: readonly RosterHub[],
  tenantId: string,
  { numbers }: Pick<RosterSchool, 'numbers'>,
): RosterHub[] => hubs.filter(({ id, schools }) => numbers.has(id) && (schools?.includes(tenantId) ?? true))

/** The readings of a school. */
export const readingRows = (tx: Transaction, tenantId: string) => tx<StoredReading[]>`
  select ror.provider_id, ror.read_at, ror.tried_at, ror.failure, ror.etag, ror.request, ror.digest, ror.done_on
  from roster_reading ror where ror.tenant_id = ${tenantId}`

/** A hub with how reading it went last. */
export const sourceOf = (
  { id, name }: RosterHub,
  readings: readonly StoredReading[],
  language: Language,
): RosterSource => {
  const stored = readings.find(({ providerId }) => providerId === id)
  return {
    providerId: id,
    name,
    readAt: stored?.readAt ?? null,
    failure: stored?.failure
      ? { code: stored.failure, message: errorText(stored.failure, language), failedAt: stored.triedAt }
      : null,
  }
}

interface OfHub {
  readonly tenantId: string
  readonly providerId: string
}

interface DoneReading {
  readonly state: HubState | null
  /** Of the roster that leaders of the school have seen, or were notified of. */
  readonly digest: Uint8Array
}

/** Stores that a hub has answered, and in which state. */
export const storeReading = (tx: Transaction, { tenantId, providerId }: OfHub, { state, digest }: DoneReading) => tx`
  insert into roster_reading (tenant_id, provider_id, tried_at, read_at, done_on, etag, request, digest)
  values (
    ${tenantId}, ${providerId}, now(), now(), school_today(${tenantId}), ${state?.etag ?? null},
    ${state?.request ?? null}, ${digest}
  )
  on conflict (tenant_id, provider_id) do update set
    tried_at = excluded.tried_at, read_at = excluded.read_at, failure = null, done_on = excluded.done_on,
    etag = excluded.etag, request = excluded.request, digest = excluded.digest`

/** Stores that nothing has changed at the hub. */
export const storeUnchanged = (tx: Transaction, { tenantId, providerId }: OfHub) => tx`
  update roster_reading set tried_at = now(), read_at = now(), failure = null, done_on = school_today(${tenantId})
  where tenant_id = ${tenantId} and provider_id = ${providerId}`

/**
 * Stores why a hub could not be read. It is read again in the next night, or within the hour where it did not answer.
 */
export const storeFailure = (tx: Transaction, { tenantId, providerId }: OfHub, failure: ErrorCode) => tx`
  insert into roster_reading as ror (tenant_id, provider_id, tried_at, failure, done_on)
  values (
    ${tenantId}, ${providerId}, now(), ${failure},
    ${failure === 'ROSTER_UNAVAILABLE' ? null : tx`school_today(${tenantId})`}
  )
  on conflict (tenant_id, provider_id) do update set
    tried_at = excluded.tried_at, failure = excluded.failure, done_on = coalesce(excluded.done_on, ror.done_on)`

/** What tells the students of a roster from others; without the installation's secret it says nothing about them. */
export const digestOf = (secret: string, { students }: RosterPeople): Uint8Array =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update('roster').update(JSON.stringify(students)).digest()
