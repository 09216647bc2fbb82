import { database, keyOfPerson, now } from '../device/page-device'
import { leavingAtom } from '../session/leaving'
import { personAtom } from '../session/session'
import { store } from '../session/store'
import { type DraftContent, draftsOf } from './device-drafts'

/**
 * The key of the page's session, so that input from before its end can still be kept once a refusal has revealed the
 * end.
 */
let pageKey: Promise<CryptoKey> | undefined

/** Drafts of the signed-in person; rejects once the page is being left. */
const drafts = () => {
  const owner = store.get(personAtom)
  if (!owner || store.get(leavingAtom)) throw new Error('Nobody is signed in whose drafts could be kept.')
  const cryptoKey = () => {
    pageKey ??= keyOfPerson(owner).catch((error) => {
      pageKey = undefined
      throw error
    })
    return pageKey
  }
  return { ...draftsOf({ database, owner, cryptoKey, now }), cryptoKey }
}

/**
 * Fetches the key while the server returns it: it is needed for input after the session's end, or without a network.
 */
export const prepareDrafts = async (): Promise<void> => {
  await drafts().cryptoKey()
}

/** Reserves a writer's name for the life of the page; false if another tab has it. */
const hold = (writer: string): Promise<boolean> => {
  const { locks } = navigator
  if (!locks) return Promise.resolve(true)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const onLock = (lock: Lock | null) => {
    resolve(lock !== null)
    return lock ? new Promise<never>(() => {}) : null
  }
  locks.request(`lernspur-draft ${writer}`, { ifAvailable: true }, onLock).catch(() => resolve(true))
  return promise
}

const held = new Set<string>()

/** Writes a draft to the device; null removes it. */
export const writeDraft = async (name: string, writer: string, content: DraftContent | null): Promise<void> => {
  if (!content) return drafts().remove(name, writer)
  if (!held.has(writer)) await hold(writer)
  held.add(writer)
  await drafts().put(name, writer, content)
}

/** A draft on the device and its writer: the draft of `writer`, else the newest one whose tab is gone. */
export const findDraft = async (name: string, writer: string | null) => {
  const stored = drafts()
  for (const row of await stored.listed(name)) {
    const isOurs = writer === null ? await hold(row.writer) : row.writer === writer
    // An unreadable draft does not hide an earlier one.
    const content = isOurs ? await stored.open(row).catch(() => null) : null
    if (!content) continue
    held.add(row.writer)
    return { writer: row.writer, ...content }
  }
  return null
}

/** Whether the device keeps drafts of an identity, as it does after the end of a session, but not after a sign-out. */
export const storesDraftsOf = async (identity: string): Promise<boolean> =>
  (await database(({ drafts }) => drafts.where('id').startsWith(`${identity} `).count())) > 0
