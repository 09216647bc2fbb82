import { StatusLine } from '@lernspur/ui/feedback/status-line'
import { useAtomValue } from 'jotai'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../error/error-text'
import { useFormat } from '../format/use-format'
import { useOnline } from '../network/use-online'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'
import { saveStatusAtom } from './save-status'
import { takeBack, undoableAtom } from './undo'

/** What the line says. */
interface Sentence {
  readonly state: ComponentProps<typeof StatusLine>['state']
  readonly text: string
  /** What a narrow line says instead. */
  readonly short?: string
  /** It is about entries that wait on this device. */
  readonly isOfWaiting?: boolean
}

const useLatestSentence = (): Sentence => {
  const { t } = useTranslation('app-kit.app')
  const format = useFormat()
  const textOf = useErrorText()
  const status = useAtomValue(saveStatusAtom)
  const calls = useAtomValue(queuedCallsAtom)
  const online = useOnline()
  const refused = calls.filter(({ state }) => state === 'refused').length
  const waiting = calls.length - refused
  const isOfWaiting = true
  if (refused > 0) return { state: 'failed', text: t(($) => $.status.refused, { count: refused }), isOfWaiting }
  if (!online && waiting > 0)
    return { state: 'offline', text: t(($) => $.status.waiting, { count: waiting }), isOfWaiting }
  if (!online) return { state: 'offline', text: t(($) => $.status.offline) }
  if (waiting > 0) return { state: 'saving', text: t(($) => $.status.queued, { count: waiting }), isOfWaiting }
  if (status.kind === 'saving') return { state: 'saving', text: t(($) => $.status.saving) }
  if (status.kind === 'saved')
    return { state: 'saved', text: t(($) => $.status.saved, { time: format.time(status.at) }) }
  const short = t(($) => $.status.failedShort)
  if (status.kind === 'conflict') return { state: 'conflict', text: t(($) => $.status.conflict), short }
  if (status.kind === 'failed') {
    return { state: 'failed', text: t(($) => $.status.failed, { reason: textOf(status.error) }), short }
  }
  return { state: 'idle', text: '' }
}

/** Milliseconds for which what comes after "saving" has to last before it is said. */
const settling = 600

/**
 * What the line says of all writes. Who types one entry after the other would else see, and hear, "waits" and "saved" in
 * turns: the line says that it saves until there has been something else to say for a while. What is no such turn, as
 * a failure, is said at once.
 */
const useSaveSentence = (): Sentence => {
  const { t } = useTranslation('app-kit.app')
  const latest = useLatestSentence()
  const [said, setSaid] = useState(latest)
  const latestRef = useRef(latest)
  latestRef.current = latest
  const { state, text } = latest
  const isOther = state !== said.state || text !== said.text
  const held = isOther && said.state === 'saving' && (state === 'saving' || state === 'saved') ? state : null
  if (isOther && held === null) setSaid(state === 'saving' ? { state, text: t(($) => $.status.saving) } : latest)
  useEffect(() => {
    if (held === null) return
    const timer = setTimeout(() => setSaid(latestRef.current), settling)
    return () => clearTimeout(timer)
  }, [held])
  return said
}

/** A sentence that a narrow line would cut; the page tells it in full where it was typed, and a screen reader here. */
function Shortened({ text, short }: { text: string; short: string }) {
  return (
    <>
      <span className="@max-[15rem]:sr-only">{text}</span>
      <span aria-hidden className="hidden @max-[15rem]:inline">
        {short}
      </span>
    </>
  )
}

interface SaveStatusLineProps {
  /** Shows the entries that wait on this device. */
  onShowWaiting?: () => void
}

/** The save status of the page, with an undo button for the last action, or what leads to refused entries. */
export function SaveStatusLine({ onShowWaiting }: SaveStatusLineProps) {
  const { t } = useTranslation('app-kit.app')
  const { state, text, short, isOfWaiting } = useSaveSentence()
  const calls = useAtomValue(queuedCallsAtom)
  const undoable = useAtomValue(undoableAtom)
  const isRefused = calls.some((call) => call.state === 'refused')
  const show = { actionLabel: t(($) => $.status.show), onAction: onShowWaiting }
  const undo = undoable && {
    actionLabel: t(($) => $.undo[undoable.repeats ? 'repeat' : 'action']),
    onAction: () => takeBack(undoable),
  }
  const action = onShowWaiting && isOfWaiting && (isRefused || !undo) ? show : undo
  return (
    <StatusLine state={state} {...action}>
      {short ? <Shortened text={text} short={short} /> : text}
    </StatusLine>
  )
}
