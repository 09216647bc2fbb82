import type { QueryKey } from '@tanstack/react-query'
import { atom } from 'jotai'

/** Keys of the signed-in user's reads on this device; known once the server has failed to answer a read. */
export const cachedKeysAtom = atom<readonly QueryKey[]>([])
