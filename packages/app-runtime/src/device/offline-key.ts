import type { OfflineKey } from '@lernspur/contracts/identity/session.contract'
import { importKey } from './cipher'
import type { OfflineDatabase } from './offline-database'

interface KeySource {
  readonly database: OfflineDatabase
  /** Asks the server for the key of the signed-in user; rejects without a network or a session. */
  fetchKey(): Promise<OfflineKey>
  now(): number
}

const hour = 3_600_000

/**
 * The key of a person on this device (rule browser.6): the kept one, else the server's. Rejects if there is neither. A
 * kept key whose session is over by its time is deleted, as are the keys
 * and reads of all other people.
 */
export const keyOf = async (userId: string, { database, fetchKey, now }: KeySource): Promise<CryptoKey> => {
  await database(({ keys }) => keys.where('userId').notEqual(userId).delete())
  await database(({ reads }) => reads.where('userId').notEqual(userId).delete())
  const stored = await database(({ keys }) => keys.get(userId))
  if (stored && stored.endsAt > now()) return stored.key
  if (stored) await database(({ keys }) => keys.delete(userId))
  const { key: text, hours } = await fetchKey()
  const key = await importKey(text)
  await database(({ keys }) => keys.put({ userId, key, hours, endsAt: now() + hours * hour }))
  return key
}

/** Extends the kept session time, because the server has answered a call of the session. */
export const extendKey = (userId: string, { database, now }: Pick<KeySource, 'database' | 'now'>): Promise<number> =>
  database(({ keys }) =>
    keys.where({ userId }).modify((stored) => void Object.assign(stored, { endsAt: now() + stored.hours * hour })),
  )

/** Deletes the keys of all people: nobody on this device can read what is kept until its owner signs in again. */
export const clearKeys = (database: OfflineDatabase): Promise<void> => database(({ keys }) => keys.clear())
