import { atom, useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import type { QueuedCall } from './queued-call'
import { startOutbox } from './start-outbox'

/** Calls of the signed-in user that wait on this device, oldest first. */
export const queuedCallsAtom = atom<readonly QueuedCall[]>([])

/** Calls that wait on this device, of one class or of all. They are read when the first component asks. */
export const useQueuedCalls = (schoolClassId?: string): readonly QueuedCall[] => {
  const calls = useAtomValue(queuedCallsAtom)
  useEffect(startOutbox, [])
  return useMemo(
    () => (schoolClassId === undefined ? calls : calls.filter(({ about }) => about.schoolClassId === schoolClassId)),
    [calls, schoolClassId],
  )
}
