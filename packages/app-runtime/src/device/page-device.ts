import { call } from '@lernspur/api-client/call'
import { sessionRoutes } from '@lernspur/contracts/identity/session.contract'
import type { Person } from './offline-database'
import { offlineDatabase } from './offline-database'
import { extendKey, keyOf } from './offline-key'

/** Milliseconds that the server has to return a key. */
const maxFetchMs = 10_000

/** The database of this device, one handle for the page. */
export const database = offlineDatabase()

export const now = () => Date.now()

const fetchKey = () => call(sessionRoutes.getOfflineKey, { signal: AbortSignal.timeout(maxFetchMs) })

/** The key under which this device keeps what belongs to the signed-in person (rule browser.6). */
export const keyOfPerson = ({ userId }: Person): Promise<CryptoKey> => keyOf(userId, { database, fetchKey, now })

const minute = 60_000
let extendedAt = Number.NEGATIVE_INFINITY

/** A key's time is measured in hours, so it need not be written with each answer within a minute. */
export const extendPageKey = (userId: string): void => {
  if (Math.abs(now() - extendedAt) < minute) return
  extendedAt = now()
  void extendKey(userId, { database, now }).catch(() => null)
}
