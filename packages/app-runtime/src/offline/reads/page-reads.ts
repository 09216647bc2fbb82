import type { Query } from '@tanstack/react-query'
import type { Person } from '../../device/offline-database'
import { database, keyOfPerson } from '../../device/page-device'
import { store } from '../../session/store'
import { cachedKeysAtom } from '../../waiting/cached-keys-atom'
import { cachedQueryKeys, type ReadsParts, readCached } from './cached-reads'
import type { CachedRead } from './or-cached'

const open = async (owner: Person): Promise<ReadsParts> => {
  const parts = { database, owner, cryptoKey: await keyOfPerson(owner) }
  store.set(cachedKeysAtom, await cachedQueryKeys(parts))
  return parts
}

let opened: Promise<ReadsParts> | undefined

/** Where the reads of the signed-in person are kept; a page has one. */
export const readsOf = (owner: Person): Promise<ReadsParts> => {
  opened ??= open(owner).catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

/** This device's copy of a read; null if there is none, or this version of the page cannot show it. */
export const cachedReadOf = async (owner: Person, { queryKey, meta }: Query): Promise<CachedRead | null> =>
  readCached(await readsOf(owner), queryKey, meta?.isAnswer)
