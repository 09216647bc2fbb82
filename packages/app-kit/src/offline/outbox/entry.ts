import type { RouteSpec } from '@lernspur/contracts/route'
import type { CallAbout, CallFailure } from '../../waiting/queued-call'
import { openJson, sealJson } from '../device/cipher'
import type { OfflineDatabase, StoredCall } from '../device/offline-database'

/** Whose calls are meant: a person in a school. */
export interface Person {
  readonly userId: string
  readonly tenantId: string
}

/** What is encrypted of a call. */
export interface EntryContent {
  readonly route: Pick<RouteSpec, 'method' | 'path'>
  readonly params: unknown
  readonly body: unknown
  readonly about: CallAbout
  readonly stale: readonly string[]
  readonly failure: CallFailure | null
}

/** A call on the device, readable. */
export type Entry = Omit<StoredCall, 'sealed'> & EntryContent

const contextOf = ({ userId, tenantId, key }: Person & { readonly key: string }) => `${userId} ${tenantId} ${key}`

const ownedBy = ({ userId, tenantId }: Person) => ({ userId, tenantId })

const isComplete = (value: unknown): value is EntryContent =>
  typeof value === 'object' && value !== null && 'route' in value && 'about' in value

const contentOf = ({ route, params, body, about, stale, failure }: EntryContent): EntryContent => ({
  route: { method: route.method, path: route.path },
  params,
  body,
  about,
  stale,
  failure,
})

/** Calls of a person on the device: reading decrypts, writing encrypts. */
export const entriesOf = (person: Person, database: OfflineDatabase, cryptoKey: CryptoKey) => {
  const open = async ({ sealed, ...rest }: StoredCall): Promise<Entry> => {
    const content = await openJson(cryptoKey, contextOf(rest), sealed)
    if (!isComplete(content)) throw new Error('An entry of this device cannot be read.')
    return { ...rest, ...content }
  }
  const seal = (key: string, content: EntryContent) =>
    sealJson(cryptoKey, contextOf({ ...person, key }), contentOf(content))

  return {
    /** Resolves once the call is on the disk. A key that is there already adds nothing. */
    add: async (
      key: string,
      times: Pick<StoredCall, 'addedAt' | 'firstSentAt'>,
      content: EntryContent,
    ): Promise<void> => {
      const sealed = await seal(key, content)
      const idempotencyKey = key
      const stored = {
        ...ownedBy(person),
        key,
        idempotencyKey,
        ...times,
        sealed,
        state: 'waiting',
      } as const
      await database((tables) =>
        tables.transaction('rw', tables.calls, async () => {
          if ((await tables.calls.where({ key }).count()) === 0) await tables.calls.add(stored)
        }),
      )
    },
    /** All calls of the person, in the order in which they were added. */
    all: async (): Promise<Entry[]> => {
      const stored = await database(({ calls }) => calls.where(ownedBy(person)).sortBy('order'))
      return Promise.all(stored.map(open))
    },
    find: async (key: string): Promise<Entry | undefined> => {
      const stored = await database(({ calls }) => calls.where({ key, ...ownedBy(person) }).first())
      return stored && open(stored)
    },
    /** Replaces what is said of a call that is still there. */
    change: async (entry: Entry, change: Partial<Entry>): Promise<void> => {
      const { state, idempotencyKey, firstSentAt, ...content } = { ...entry, ...change }
      const sealed = await seal(entry.key, content)
      await database(({ calls }) => calls.update(entry.order, { state, idempotencyKey, firstSentAt, sealed }))
    },
    remove: (entry: Entry): Promise<void> => database(({ calls }) => calls.delete(entry.order)),
  }
}

export type Entries = ReturnType<typeof entriesOf>

/** Deletes all calls of a user in all schools, knowingly or because all are sent. */
export const removeEntries = (userId: string, database: OfflineDatabase): Promise<number> =>
  database(({ calls }) => calls.filter((one) => one.userId === userId).delete())
