import type { QueryKey } from '@tanstack/react-query'
import { atom } from 'jotai'

/** Keys of the reads that this device has kept of the signed-in user, known once the server did not answer a read. */
export const cachedKeysAtom = atom<readonly QueryKey[]>([])
