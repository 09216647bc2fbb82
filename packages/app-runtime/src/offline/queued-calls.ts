import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent } from 'react'
import { identityAtom } from '../session/session'
import { store } from '../session/store'
import { whenIdle } from '../session/when-idle'
import type { QueuedCall } from '../waiting/queued-call'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'

/** Milliseconds, up to twice as long by chance, until a start that failed is repeated. */
const pause = 60_000

let isStarted = false

/** Reads and sends what waits on this device for the signed-in user. Only the first call has an effect. */
const startOutbox = (): void => {
  if (isStarted || store.get(identityAtom) === null) return
  isStarted = true
  const start = () => import('./page-outbox').then(({ open }) => open())
  start().catch(() => {
    isStarted = false
    window.addEventListener('online', startOutbox, { once: true })
    // There may be a network, but no server.
    setTimeout(startOutbox, pause * (1 + Math.random()))
  })
}

/** The same for every page, once it has settled and its user is signed in, however long that takes. */
export const startOutboxLater = (): void => {
  const later = () => whenIdle(startOutbox)
  later()
  store.sub(identityAtom, later)
}

/** Calls that wait on this device. They are read when the first component asks. */
export const useQueuedCalls = (): readonly QueuedCall[] => {
  useEffect(startOutbox, [])
  return useAtomValue(queuedCallsAtom)
}

/** Like `useQueuedCallsEffect`, but does not cause the calls to be read. */
export const useKnownCallsEffect = (effect: (calls: readonly QueuedCall[]) => void): void => {
  const notify = useEffectEvent(() => effect(store.get(queuedCallsAtom)))
  useEffect(() => {
    notify()
    return store.sub(queuedCallsAtom, () => notify())
  }, [])
}

/**
 * Passes on the calls that wait on this device, now and after each change, without rendering: the queue changes several
 * times with each entry that is typed. They are read when the first component asks.
 */
export const useQueuedCallsEffect = (effect: (calls: readonly QueuedCall[]) => void): void => {
  useEffect(startOutbox, [])
  useKnownCallsEffect(effect)
}
