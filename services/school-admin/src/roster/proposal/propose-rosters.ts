import { isRosterError, type RosterError } from '@lernspur/contracts/school-admin/roster.contract'
import { writeTenant } from '@lernspur/database/transaction/tenant-transaction'
import { ApiError } from '@lernspur/service-kit/call/api-error'
import type { Database, Transaction } from '@lernspur/service-kit/call/call'
import { notify } from '@lernspur/service-kit/notification/notify'
import { schoolsWithWork } from '@lernspur/service-kit/tenant/schools-with-work'
import { type OpenHub, openHub } from '../hub/open-hub'
import { type RosterPeople, readPeople } from '../hub/read-people'
import type { RosterConfig } from '../roster-config'
import {
  digestOf,
  hubsOfSchool,
  type RosterSchool,
  readingRows,
  type StoredReading,
  schoolIn,
  schoolRows,
  storeFailure,
  storeReading,
  storeUnchanged,
} from '../roster-reading'
import { comparedStudents, countDifferences } from './compare-roster'

const textsOf = (name: string, count: number) => ({
  de: {
    title: 'Neues in den Klassenlisten des Portals',
    message: `${name} führt ${count === 1 ? 'ein Kind' : `${count} Kinder`} anders als Ihre Schule hier. Es ist nichts geändert: Sehen Sie die Vorschau an, und entscheiden Sie.`,
  },
  en: {
    title: 'News in the class lists of the portal',
    message: `${name} lists ${count === 1 ? 'one child' : `${count} children`} otherwise than your school does here. Nothing is changed: look at the preview, and decide.`,
  },
})

/** One notice for each leader of the school, which leads to the preview and replaces an unread one. */
const notifyLeaders = async (tx: Transaction, tenantId: string, hub: OpenHub['hub'], count: number): Promise<void> => {
  const leaders = await tx<{ userId: string }[]>`
    select ur.user_id from user_role ur
    where ur.tenant_id = ${tenantId} and ur.role_type in ('admin', 'manager') and ur.status = 'active'
      and (ur.ends_at is null or ur.ends_at > now())
    order by ur.user_id`
  await notify(
    tx,
    ...leaders.map(({ userId }) => ({
      userId,
      tenantId,
      type: 'general' as const,
      texts: textsOf(hub.name, count),
      metaData: { path: `/school/${tenantId}/settings/students?open=roster` },
      topic: ['roster', tenantId, hub.id],
    })),
  )
}

interface ReadSchool extends RosterSchool {
  readonly tenantId: string
  readonly stored: StoredReading
}

/** What a hub says of a school now; null when it says that nothing has changed. */
const readFrom = async (hub: OpenHub, { stored, numbers, ...school }: ReadSchool, stop: AbortSignal) => {
  const { etag, request } = stored
  const known = etag && request ? { etag, request } : null
  const own = numbers.get(hub.hub.id) ?? []
  const answer = await hub.read(own, known, stop)
  // Only codes of refusals are stored, so their language does not matter.
  return answer && { state: answer.state, people: readPeople(answer, { ...school, numbers: own, language: 'de' }) }
}

const isSame = (stored: StoredReading, digest: Uint8Array): boolean =>
  !!stored.digest && Buffer.from(stored.digest).equals(digest)

/** Whether leaders are to look at a roster: it is another one than they have seen, and differs from the school's children. */
const differencesIn = async (tx: Transaction, { tenantId, today }: ReadSchool, people: RosterPeople): Promise<number> =>
  countDifferences(people, await comparedStudents(tx, tenantId), today)

/** Reads a hub for a school, and returns why that failed, if it did. */
const propose = async (
  db: Database,
  hub: OpenHub,
  school: ReadSchool,
  { secret, stop }: { readonly secret: string; readonly stop: AbortSignal },
): Promise<RosterError | undefined> => {
  const { tenantId, stored } = school
  const of = { tenantId, providerId: hub.hub.id }
  try {
    const found = await readFrom(hub, school, stop)
    await writeTenant(db, tenantId, async (tx) => {
      if (!found) return storeUnchanged(tx, of)
      const digest = digestOf(secret, found.people)
      const count = isSame(stored, digest) ? 0 : await differencesIn(tx, school, found.people)
      if (count > 0) await notifyLeaders(tx, tenantId, hub.hub, count)
      return storeReading(tx, of, { state: found.state, digest })
    })
    return undefined
  } catch (problem) {
    if (!(problem instanceof ApiError && isRosterError(problem.code))) throw problem
    // Another process reads on where this one was stopped.
    if (stop.aborted) return undefined
    const { code } = problem
    await writeTenant(db, tenantId, (tx) => storeFailure(tx, of, code))
    return code
  }
}

interface RosterTask extends RosterConfig {
  readonly db: Database
}

/**
 * Reads the hubs of schools once a night, where their leaders have read one before, one school after the other, and
 * notifies them of rosters that are another one than they have seen and differ from their children (rule roster.4). Changes no child and no class. A hub
 * that does not answer is left alone until the next look.
 */
export const proposeRosters = async ({ db, hubs, limits, secret }: RosterTask, stop: AbortSignal): Promise<void> => {
  if (hubs.length === 0) return
  const open = new Map(hubs.map((hub) => [hub.id, openHub(hub, limits)]))
  const absent = new Set<string>()
  for (const tenantId of await schoolsWithWork(db, 'rosters')) {
    if (stop.aborted) return
    const { school, readings } = await writeTenant(db, tenantId, async (tx) => ({
      school: schoolIn(await schoolRows(tx, tenantId)),
      readings: await readingRows(tx, tenantId),
    }))
    for (const { id } of hubsOfSchool(hubs, tenantId, school)) {
      const stored = readings.find(({ providerId }) => providerId === id)
      const hub = open.get(id)
      if (!hub || !stored || absent.has(id) || stored.doneOn === school.today) continue
      const failure = await propose(db, hub, { ...school, tenantId, stored }, { secret, stop })
      if (failure === 'ROSTER_UNAVAILABLE') absent.add(id)
    }
  }
}
