import { atom } from 'jotai'
import type { QueuedCall } from './queued-call'

/** Calls of the signed-in user that wait on this device, oldest first. */
export const queuedCallsAtom = atom<readonly QueuedCall[]>([])
