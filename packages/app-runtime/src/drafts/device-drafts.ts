import { devicePeriods } from '@lernspur/contracts/retention-periods'
import { openBytes, openJson, sealBytes, sealJson } from '../device/cipher'
import type { OfflineDatabase, OfflineTables, Person, StoredDraft, StoredFile } from '../device/offline-database'

/** Where a person's drafts in a school are kept. The key is requested when something is read or written. */
export interface DraftParts {
  readonly database: OfflineDatabase
  readonly owner: Person
  cryptoKey(): Promise<CryptoKey>
  now(): number
}

/** What was typed, as JSON, and its pictures by what they belong to. */
export interface DraftContent {
  readonly value: object
  readonly files: ReadonlyMap<string, Blob>
}

/** In milliseconds; longer than any holidays. */
const maxAge = devicePeriods.draft.count * 24 * 3_600_000
const mediaType = 'image/jpeg'

/** Pictures already on the device, so that each is written only once. */
const known = new WeakSet<Blob>()

const fileKeys = ({ files }: OfflineTables, id: string) => files.where('key').startsWith(`${id} `).primaryKeys()

const removeIn = async (tables: OfflineTables, id: string): Promise<void> => {
  await tables.files.bulkDelete(await fileKeys(tables, id))
  await tables.drafts.delete(id)
}

/** Drafts on the device that outlive their session (rule browser.14): reading decrypts, writing encrypts. */
export const draftsOf = ({ database, owner, cryptoKey, now }: DraftParts) => {
  const { userId, tenantId } = owner
  const idOf = (name: string, writer: string) => `${userId} ${tenantId} ${name} ${writer}`
  const combine = <Result>(work: (tables: OfflineTables) => Promise<Result>) =>
    database((tables) => tables.transaction('rw', tables.drafts, tables.files, () => work(tables)))

  const openFiles = async (key: CryptoKey, id: string) => {
    const stored = await database(({ files }) => files.where('key').startsWith(`${id} `).toArray())
    const opened = stored.map(async ({ key: name, sealed }): Promise<[string, Blob]> => {
      const file = new Blob([await openBytes(key, name, sealed)], { type: mediaType })
      known.add(file)
      return [name.slice(id.length + 1), file]
    })
    return new Map(await Promise.all(opened))
  }

  return {
    /** Replaces the writer's draft of this name. Resolves once it is on the disk. */
    put: async (name: string, writer: string, { value, files }: DraftContent): Promise<void> => {
      const key = await cryptoKey()
      const id = idOf(name, writer)
      const there = new Set(await database((tables) => fileKeys(tables, id)))
      const wanted = [...files].map(([of, file]) => ({ name: `${id} ${of}`, file }))
      const added = wanted.filter((one) => !known.has(one.file) || !there.has(one.name))
      const sealedFiles = await Promise.all(
        added.map(async (one): Promise<StoredFile> => {
          const bytes = new Uint8Array(await one.file.arrayBuffer())
          return { key: one.name, userId, sealed: await sealBytes(key, one.name, bytes) }
        }),
      )
      const row = { id, userId, tenantId, name, writer, keptAt: now(), sealed: await sealJson(key, id, value) }
      const left = new Set(wanted.map((one) => one.name))
      await combine(async (tables) => {
        await tables.drafts.put(row)
        await tables.files.bulkPut(sealedFiles)
        await tables.files.bulkDelete([...there].filter((one) => !left.has(one)))
      })
      for (const { file } of added) known.add(file)
    },

    remove: (name: string, writer: string): Promise<void> => combine((tables) => removeIn(tables, idOf(name, writer))),

    /** The drafts of this name, newest first. Deletes those that nobody has come back for. */
    listed: async (name: string): Promise<readonly StoredDraft[]> => {
      const tooOld = await database(({ drafts }) =>
        drafts
          .where('keptAt')
          .below(now() - maxAge)
          .primaryKeys(),
      )
      for (const id of tooOld) await combine((tables) => removeIn(tables, id))
      const all = await database(({ drafts }) => drafts.where('id').startsWith(idOf(name, '')).toArray())
      return all.toSorted((one, other) => other.keptAt - one.keptAt)
    },

    /** The content of a draft; rejects if it cannot be read. */
    open: async ({ id, sealed }: StoredDraft): Promise<DraftContent> => {
      const key = await cryptoKey()
      return { value: Object(await openJson(key, id, sealed)), files: await openFiles(key, id) }
    },
  }
}

/** Deletes the drafts of a user in all schools; their pictures are deleted with those of the calls. */
export const removeDrafts = (userId: string, database: OfflineDatabase): Promise<number> =>
  database(({ drafts }) => drafts.where({ userId }).delete())
