import type { RouteSpec } from '@lernspur/contracts/wire/route'
import { openBytes, openJson, sealBytes, sealJson } from '../../device/cipher'
import type { OfflineDatabase, OfflineTables, Person, StoredCall } from '../../device/offline-database'
import { callSize } from '../../waiting/call-size'
import type { CallAbout, CallFailure } from '../../waiting/queued-call'

/** The picture of a call belongs to the row of a child in an earlier call. */
export interface PictureOf {
  /** Key of that call. */
  readonly follows: string
  readonly studentId: string
}

/** The encrypted part of a call. */
export interface EntryContent {
  readonly route: Pick<RouteSpec, 'method' | 'path'>
  readonly params: unknown
  readonly body: unknown
  readonly about: CallAbout
  readonly stale: readonly string[]
  readonly failure: CallFailure | null
  /** Only for a call that sends a picture; its parameters come from the answer to the call that it follows. */
  readonly picture?: PictureOf | undefined
}

/** A call to be added, with its picture. */
export interface NewEntry {
  readonly key: string
  readonly content: EntryContent
  readonly file?: Blob | undefined
}

/** A call on the device, readable. */
export type Entry = Omit<StoredCall, 'sealed'> & EntryContent

const contextOf = ({ userId, tenantId, key }: Person & { readonly key: string }) => `${userId} ${tenantId} ${key}`

const ownedBy = ({ userId, tenantId }: Person) => ({ userId, tenantId })

/** A call of this person by its key, looked up in the index of keys alone. */
const ownCall = async ({ calls }: OfflineTables, person: Person, key: string): Promise<StoredCall | undefined> => {
  const stored = await calls.where({ key }).first()
  return stored?.userId === person.userId && stored.tenantId === person.tenantId ? stored : undefined
}

const isComplete = (value: unknown): value is EntryContent =>
  typeof value === 'object' && value !== null && 'route' in value && 'about' in value

const contentOf = ({ route, params, body, about, stale, failure, picture }: EntryContent): EntryContent => ({
  route: { method: route.method, path: route.path },
  params,
  body,
  about,
  stale,
  failure,
  picture,
})

const mediaType = 'image/jpeg'

/** Runs in one transaction, so that a call is never there without its picture. */
const inTransaction = <Result>(database: OfflineDatabase, work: (tables: OfflineTables) => Promise<Result>) =>
  database((tables) => tables.transaction('rw', tables.calls, tables.files, () => work(tables)))

/** Calls of a person on the device: reading decrypts, writing encrypts. */
export const entriesOf = (person: Person, database: OfflineDatabase, cryptoKey: CryptoKey) => {
  const open = async ({ sealed, ...rest }: StoredCall): Promise<Entry> => {
    const content = await openJson(cryptoKey, contextOf(rest), sealed)
    if (!isComplete(content)) throw new Error('An entry of this device cannot be read.')
    return { ...rest, ...content }
  }
  const seal = (key: string, content: EntryContent) =>
    sealJson(cryptoKey, contextOf({ ...person, key }), contentOf(content))

  const sealFile = async (key: string, file: Blob | undefined) =>
    file && {
      key,
      userId: person.userId,
      sealed: await sealBytes(cryptoKey, contextOf({ ...person, key }), new Uint8Array(await file.arrayBuffer())),
    }

  return {
    /** Resolves once the calls are on the disk, all or none. A key that is there already adds nothing. */
    add: async (times: Pick<StoredCall, 'addedAt' | 'firstSentAt'>, added: readonly NewEntry[]): Promise<void> => {
      const stored = await Promise.all(
        added.map(async ({ key, content, file }) => {
          const sealed = await seal(key, content)
          const known = { key, idempotencyKey: key, size: callSize(content.body), state: 'waiting' } as const
          const entry = { ...ownedBy(person), ...known, ...times, sealed }
          return { entry, file: await sealFile(key, file) }
        }),
      )
      await inTransaction(database, async ({ calls, files }) => {
        for (const { entry, file } of stored) {
          if ((await calls.where({ key: entry.key }).count()) > 0) continue
          await calls.add(entry)
          if (file) await files.put(file)
        }
      })
    },
    /** All calls of the person, in the order in which they were added. */
    all: async (): Promise<Entry[]> => {
      const stored = await database(({ calls }) => calls.where(ownedBy(person)).sortBy('order'))
      return Promise.all(stored.map(open))
    },
    find: async (key: string): Promise<Entry | undefined> => {
      const stored = await database((tables) => ownCall(tables, person, key))
      return stored && open(stored)
    },
    /** The picture that a call sends. */
    fileOf: async (key: string): Promise<Blob | undefined> => {
      const stored = await database(({ files }) => files.get(key))
      if (stored?.userId !== person.userId) return undefined
      return new Blob([await openBytes(cryptoKey, contextOf({ ...person, key }), stored.sealed)], { type: mediaType })
    },
    /** Updates a call that is still there, and its picture if another is given. */
    change: async (entry: Entry, change: Partial<Entry>, file?: Blob): Promise<void> => {
      const { state, idempotencyKey, firstSentAt, ...content } = { ...entry, ...change }
      const sealed = await seal(entry.key, content)
      const other = await sealFile(entry.key, file)
      await inTransaction(database, async ({ calls, files }) => {
        await calls.update(entry.order, { state, idempotencyKey, firstSentAt, sealed, size: callSize(content.body) })
        if (other) await files.put(other)
      })
    },
    /**
     * Returns a call that is still there. If it waits and was never sent, records this time as its first attempt; 0 for
     * not yet.
     */
    take: async (key: string, now: number): Promise<Entry | undefined> => {
      const stored = await inTransaction(database, async (tables) => {
        const found = await ownCall(tables, person, key)
        if (found?.state !== 'waiting' || found.firstSentAt > 0) return found
        await tables.calls.update(found.order, { firstSentAt: now })
        return { ...found, firstSentAt: now }
      })
      return stored && open(stored)
    },
    remove: (entry: Entry): Promise<void> =>
      inTransaction(database, async ({ calls, files }) => {
        await calls.delete(entry.order)
        await files.delete(entry.key)
      }),
  }
}

export type Entries = ReturnType<typeof entriesOf>

/** Deletes all calls of a user in all schools, because the user chose to or all are sent. */
export const removeEntries = (userId: string, database: OfflineDatabase): Promise<number> =>
  inTransaction(database, async ({ calls, files }) => {
    await files.where({ userId }).delete()
    return calls.filter((one) => one.userId === userId).delete()
  })

/** Number of a user's entries in all schools, without reading their content. */
export const countEntries = async (userId: string, database: OfflineDatabase): Promise<number> => {
  const own = await database(({ calls }) => calls.filter((one) => one.userId === userId).toArray())
  return own.reduce((count, { size = 1 }) => count + size, 0)
}
