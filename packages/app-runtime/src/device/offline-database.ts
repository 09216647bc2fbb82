import { Dexie, type EntityTable } from 'dexie'

/** Whose data it is: that of a person in a school. */
export interface Person {
  readonly userId: string
  readonly tenantId: string
}

/** A call on the device. Its content is encrypted; only what is needed to order, find and count it is in clear. */
export interface StoredCall {
  readonly order: number
  readonly key: string
  readonly userId: string
  readonly tenantId: string
  readonly state: 'waiting' | 'refused'
  /** Sent as Idempotency-Key; another one for each correction. */
  readonly idempotencyKey: string
  /** When it was first sent, in milliseconds since 1970; 0 if it never was. */
  readonly firstSentAt: number
  readonly addedAt: number
  /** How many entries it saves; missing in records from before they were counted. */
  readonly size?: number
  readonly sealed: Uint8Array<ArrayBuffer>
}

/**
 * An encrypted picture of a call or of a draft, stored apart from it, so that reading or writing that does not copy the
 * picture.
 */
export interface StoredFile {
  /** The key of its call; for a draft, its id and what the picture belongs to. */
  readonly key: string
  readonly userId: string
  readonly sealed: Uint8Array<ArrayBuffer>
}

/** The key of a person on this device. The browser does not give out its bytes. */
export interface StoredKey {
  readonly userId: string
  readonly key: CryptoKey
  /** Milliseconds since 1970; afterwards the session is over. */
  readonly endsAt: number
  readonly hours: number
}

/** The answer to a read, encrypted with its key in the page's cache. */
export interface StoredRead {
  readonly id: string
  readonly userId: string
  readonly tenantId: string
  /** When the server answered, in milliseconds since 1970. */
  readonly readAt: number
  readonly sealed: Uint8Array<ArrayBuffer>
}

/** Unsaved input, encrypted. */
export interface StoredDraft {
  /** Owner, name and writer. */
  readonly id: string
  readonly userId: string
  readonly tenantId: string
  readonly name: string
  /** Known only to the tab that writes it. */
  readonly writer: string
  /** When it was last written, in milliseconds since 1970. */
  readonly keptAt: number
  readonly sealed: Uint8Array<ArrayBuffer>
}

export type OfflineTables = Dexie & {
  drafts: EntityTable<StoredDraft, 'id'>
  calls: EntityTable<StoredCall, 'order'>
  files: EntityTable<StoredFile, 'key'>
  keys: EntityTable<StoredKey, 'userId'>
  reads: EntityTable<StoredRead, 'id'>
}

/** Opens the database; its handle may die at any time. */
export const openTables = (name: string): OfflineTables => {
  // Strict: a transaction is complete once it is on the disk, and not when the system has only promised to write it.
  const tables = new Dexie(name, { chromeTransactionDurability: 'strict' }) as OfflineTables
  tables.version(1).stores({ calls: '++order, &key, [userId+tenantId]', keys: 'userId', reads: 'id, userId, readAt' })
  tables.version(2).stores({ files: 'key, userId' })
  tables.version(3).stores({ drafts: 'id, userId, keptAt' })
  return tables
}

/** A handle that the browser has closed, as WebKit does in the background; further use fails until it is reopened. */
const isDead = (error: unknown): boolean =>
  error instanceof Error && ['InvalidStateError', 'UnknownError', 'DatabaseClosedError'].includes(error.name)

const attempts = 3

/** The database of this device, as a function that runs work in it and opens it again when its handle is dead. */
export type OfflineDatabase = <Result>(work: (tables: OfflineTables) => Promise<Result>) => Promise<Result>

/** Work may run more than once, so it must not add anything twice. */
export const offlineDatabase = (name = 'lernspur-offline', open = openTables): OfflineDatabase => {
  let tables: OfflineTables | undefined
  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      tables ??= open(name)
      try {
        return await work(tables)
      } catch (error) {
        if (!isDead(error) || attempt === attempts) throw error
        tables.close()
        tables = undefined
      }
    }
  }
}
