import type { Query } from '@tanstack/react-query'
import { store } from '../../session/store'
import { keptKeysAtom } from '../../waiting/kept-keys-atom'
import { keptKeys, type ReadsParts, readKept } from '../device/kept-reads'
import { database, keyOfPage, personOfPage } from '../page-device'
import type { KeptRead } from './or-kept'

const open = async (): Promise<ReadsParts> => {
  const owner = personOfPage()
  const parts = { database, owner, cryptoKey: await keyOfPage(owner) }
  store.set(keptKeysAtom, await keptKeys(parts))
  return parts
}

let opened: Promise<ReadsParts> | undefined

/** Where the reads of the signed-in user are kept. */
export const readsOfPage = (): Promise<ReadsParts> => {
  opened ??= open().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

/** What this device has kept of a read; null if nothing. */
export const keptReadOf = async ({ queryKey }: Query): Promise<KeptRead | null> =>
  readKept(await readsOfPage(), queryKey)
