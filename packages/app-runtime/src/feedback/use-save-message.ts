import { atom } from 'jotai'
import { useEffect, useState } from 'react'
import { useOnline } from '../network/use-online'
import { store } from '../session/store'
import { countWaiting } from '../waiting/call-size'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'
import { type SaveStatus, saveStatusAtom } from './save-status'

/** What the save status says, of calls that wait on this device before those that the page sends by itself. */
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

/** Milliseconds for which what comes after "saving" has to last before it is said. */
const settleDelay = 600

const isSaving = ({ kind }: SaveMessage): boolean => kind === 'saving' || kind === 'queued'

const isSame = (one: SaveMessage, other: SaveMessage): boolean =>
  one.kind === other.kind && (!('count' in one && 'count' in other) || one.count === other.count)

/** Says at first only that it saves, not how much waits. */
const atOnce = (now: SaveMessage): SaveMessage => (isSaving(now) ? { kind: 'saving' } : now)

/**
 * Follows all writes until the returned function is called. Who types one entry after the other would else see, and
 * hear, "waits" and "saved" in turns: it says that it saves until there has been something else to say for a while. What
 * is no such turn, as a failure, is said at once.
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
    // What waits is counted later, even when nothing else happens.
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

/** What the save status says; renders when it says something else, and not with each write of a quick typist. */
export const useSaveMessage = (): SaveMessage => {
  const online = useOnline()
  const [message, setMessage] = useState(() => atOnce(latest(online)))
  useEffect(() => follow(online, setMessage), [online])
  return message
}
