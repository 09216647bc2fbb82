import { call } from '@lernspur/api-client/call'
import { sessionRoutes } from '@lernspur/contracts/session.contract'
import { sessionAtom } from '../session/session'
import { store } from '../session/store'
import { offlineDatabase } from './device/offline-database'
import { keyOf } from './device/offline-key'
import type { Person } from './outbox/entry'
import { OtherPerson } from './send-entry'

/** Milliseconds that the server gets to give out a key. */
const longestFetch = 10_000

/** The database of this device, one handle for the page. */
export const database = offlineDatabase()

export const now = () => Date.now()

/** Who is signed in on this page, and in which school; throws for a visitor. */
export const personOfPage = (): Person => {
  const { whoAmI } = store.get(sessionAtom) ?? {}
  if (!whoAmI?.currentTenantId) throw new OtherPerson()
  return { userId: whoAmI.id, tenantId: whoAmI.currentTenantId }
}

const fetchKey = () => call(sessionRoutes.getOfflineKey, { signal: AbortSignal.timeout(longestFetch) })

/** The key under which this device keeps what belongs to a person (rule browser.6). */
export const keyOfPage = ({ userId }: Person): Promise<CryptoKey> => keyOf(userId, { database, fetchKey, now })
