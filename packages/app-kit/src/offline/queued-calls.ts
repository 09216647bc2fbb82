import { useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { identityAtom } from '../session/session'
import { store } from '../session/store'
import type { QueuedCall } from '../waiting/queued-call'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'

/** Milliseconds after which a page that saves nothing looks for what an earlier one has left. */
const quiet = 4000

/** Milliseconds, up to twice as long by chance, until a start that failed is repeated. */
const pause = 60_000

let isStarted = false

/** Reads what waits on this device, for the signed-in user, and sends it. Only the first time does something. */
const startOutbox = (): void => {
  if (isStarted || store.get(identityAtom) === null) return
  isStarted = true
  const start = () => import('./page-outbox').then(({ open }) => open())
  start().catch(() => {
    isStarted = false
    window.addEventListener('online', startOutbox, { once: true })
    // The network may be there, and the server not.
    setTimeout(startOutbox, pause * (1 + Math.random()))
  })
}

/** The same for every page of a signed-in user, once the page has settled. */
export const startOutboxLater = (): void => {
  setTimeout(startOutbox, quiet)
}

/** Calls that wait on this device, of one class or of all. They are read when the first component asks. */
export const useQueuedCalls = (schoolClassId?: string): readonly QueuedCall[] => {
  const calls = useAtomValue(queuedCallsAtom)
  useEffect(startOutbox, [])
  return useMemo(
    () => (schoolClassId === undefined ? calls : calls.filter(({ about }) => about.schoolClassId === schoolClassId)),
    [calls, schoolClassId],
  )
}
