import { atom } from 'jotai'
import { useEffect, useState } from 'react'
import { useOnline } from '../network/use-online'
import { store } from '../session/store'
import { countWaiting } from '../waiting/call-size'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'
import { type SaveStatus, saveStatusAtom } from './save-status'

/** What the save status says; calls that wait on this device take precedence over the page's own writes. */
export type SaveMessage =
  | SaveStatus
  | { readonly kind: 'refused' | 'queued'; readonly count: number }
  | { readonly kind: 'offline'; readonly waiting: number }

const refusedAtom = atom((get) => countWaiting(get(queuedCallsAtom).filter(({ state }) => state === 'refused')))
const waitingAtom = atom((get) => countWaiting(get(queuedCallsAtom)) - get(refusedAtom))

const latest = (online: boolean): SaveMessage => {
  const refused = store.get(refusedAtom)
  const waiting = store.get(waitingAtom)
  if (refused > 0) return { kind: 'refused', count: refused }
  if (!online) return { kind: 'offline', waiting }
  return waiting > 0 ? { kind: 'queued', count: waiting } : store.get(saveStatusAtom)
}

/** Milliseconds for which a state after "saving" has to last before it is shown. */
const settleDelay = 600

const isSaving = ({ kind }: SaveMessage): boolean => kind === 'saving' || kind === 'queued'

const isSame = (one: SaveMessage, other: SaveMessage): boolean =>
  one.kind === other.kind && (!('count' in one && 'count' in other) || one.count === other.count)

/** At first shows only that it is saving, and not how much waits. */
const atOnce = (now: SaveMessage): SaveMessage => (isSaving(now) ? { kind: 'saving' } : now)

/**
 * Follows all writes until the returned function is called. A user who types one entry after the other would see, and
 * hear, "waits" and "saved" alternate: so it says "saving" until another state has lasted for a while. Other states,
 * such as a failure, are shown at once.
 */
const follow = (online: boolean, onMessage: (message: SaveMessage) => void): (() => void) => {
  let message = atOnce(latest(online))
  let held: 'saving' | 'saved' | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    held = null
    clearTimeout(timer)
  }
  const show = (now: SaveMessage) => {
    release()
    message = now
    onMessage(now)
  }
  const showLatest = () => show(latest(online))
  const onChange = () => {
    const now = latest(online)
    // Counts what waits later, even if nothing else happens.
    if (!isSaving(message) || !(isSaving(now) || now.kind === 'saved')) show(atOnce(now))
    if (isSame(now, message)) return release()
    const next = isSaving(now) ? 'saving' : 'saved'
    if (held === next) return
    held = next
    clearTimeout(timer)
    timer = setTimeout(showLatest, settleDelay)
  }
  onMessage(message)
  onChange()
  const stops = [refusedAtom, waitingAtom, saveStatusAtom].map((one) => store.sub(one, onChange))
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** What the save status says; renders only when that changes, and not at each write of a fast typist. */
export const useSaveMessage = (): SaveMessage => {
  const online = useOnline()
  const [message, setMessage] = useState(() => atOnce(latest(online)))
  useEffect(() => follow(online, setMessage), [online])
  return message
}
