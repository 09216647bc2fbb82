import { atom } from 'jotai'
import { useEffect, useState } from 'react'
import { useOnline } from '../network/use-online'
import { store } from '../session/store'
import { countWaiting } from '../waiting/call-size'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'
import { type SaveStatus, saveStatusAtom } from './save-status'

/** What the save status says, of calls that wait on this device before those that the page sends by itself. */
export type Said =
  | SaveStatus
  | { readonly kind: 'refused' | 'queued'; readonly count: number }
  | { readonly kind: 'offline'; readonly waiting: number }

const refusedAtom = atom((get) => countWaiting(get(queuedCallsAtom).filter(({ state }) => state === 'refused')))
const waitingAtom = atom((get) => countWaiting(get(queuedCallsAtom)) - get(refusedAtom))

const latest = (online: boolean): Said => {
  const refused = store.get(refusedAtom)
  const waiting = store.get(waitingAtom)
  if (refused > 0) return { kind: 'refused', count: refused }
  if (!online) return { kind: 'offline', waiting }
  return waiting > 0 ? { kind: 'queued', count: waiting } : store.get(saveStatusAtom)
}

/** Milliseconds for which what comes after "saving" has to last before it is said. */
const settling = 600

const isSaving = ({ kind }: Said): boolean => kind === 'saving' || kind === 'queued'

const isSame = (one: Said, other: Said): boolean =>
  one.kind === other.kind && (!('count' in one && 'count' in other) || one.count === other.count)

/** Says at first only that it saves, not how much waits. */
const atOnce = (now: Said): Said => (isSaving(now) ? { kind: 'saving' } : now)

/**
 * Follows all writes until the returned function is called. Who types one entry after the other would else see, and
 * hear, "waits" and "saved" in turns: it says that it saves until there has been something else to say for a while. What
 * is no such turn, as a failure, is said at once.
 */
const follow = (online: boolean, say: (said: Said) => void): (() => void) => {
  let said = atOnce(latest(online))
  let held: 'saving' | 'saved' | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = () => {
    held = null
    clearTimeout(timer)
  }
  const tell = (now: Said) => {
    release()
    said = now
    say(now)
  }
  const settle = () => tell(latest(online))
  const hear = () => {
    const now = latest(online)
    // What waits is counted later, even when nothing else happens.
    if (!isSaving(said) || !(isSaving(now) || now.kind === 'saved')) tell(atOnce(now))
    if (isSame(now, said)) return release()
    const next = isSaving(now) ? 'saving' : 'saved'
    if (held === next) return
    held = next
    clearTimeout(timer)
    timer = setTimeout(settle, settling)
  }
  say(said)
  hear()
  const stops = [refusedAtom, waitingAtom, saveStatusAtom].map((one) => store.sub(one, hear))
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

/** What the save status says; renders when it says something else, and not with each write of a quick typist. */
export const useSaid = (): Said => {
  const online = useOnline()
  const [said, setSaid] = useState(() => atOnce(latest(online)))
  useEffect(() => follow(online, setSaid), [online])
  return said
}
