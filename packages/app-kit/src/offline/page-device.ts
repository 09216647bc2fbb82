import { call } from '@lernspur/api-client/call'
import { sessionRoutes } from '@lernspur/contracts/session.contract'
import { offlineDatabase } from './device/offline-database'
import { keyOf } from './device/offline-key'
import type { Person } from './outbox/entry'

/** Milliseconds that the server gets to give out a key. */
const longestFetch = 10_000

/** The database of this device, one handle for the page. */
export const database = offlineDatabase()

export const now = () => Date.now()

const fetchKey = () => call(sessionRoutes.getOfflineKey, { signal: AbortSignal.timeout(longestFetch) })

/** The key under which this device keeps what belongs to the signed-in person (rule browser.6). */
export const keyOfPerson = ({ userId }: Person): Promise<CryptoKey> => keyOf(userId, { database, fetchKey, now })
