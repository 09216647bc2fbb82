import { StatusLine } from '@lernspur/ui/feedback/status-line'
import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../error/error-text'
import { useFormat } from '../format/use-format'
import { useOnline } from '../network/use-online'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'
import { saveStatusAtom } from './save-status'
import { takeBack, undoableAtom } from './undo'

interface Sentence {
  readonly state: ComponentProps<typeof StatusLine>['state']
  readonly text: string
  /** What a narrow line says instead. */
  readonly short?: string
}

const useSentence = (): Sentence => {
  const { t } = useTranslation('app-kit.app')
  const format = useFormat()
  const textOf = useErrorText()
  const status = useAtomValue(saveStatusAtom)
  const calls = useAtomValue(queuedCallsAtom)
  const online = useOnline()
  const refused = calls.filter(({ state }) => state === 'refused').length
  const waiting = calls.length - refused
  if (refused > 0) return { state: 'failed', text: t(($) => $.status.refused, { count: refused }) }
  if (!online && waiting > 0) return { state: 'offline', text: t(($) => $.status.waiting, { count: waiting }) }
  if (!online) return { state: 'offline', text: t(($) => $.status.offline) }
  if (waiting > 0) return { state: 'saving', text: t(($) => $.status.queued, { count: waiting }) }
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
  const { state, text, short } = useSentence()
  const calls = useAtomValue(queuedCallsAtom)
  const undoable = useAtomValue(undoableAtom)
  const isRefused = calls.some((call) => call.state === 'refused')
  const show = { actionLabel: t(($) => $.status.show), onAction: onShowWaiting }
  const undo = undoable && {
    actionLabel: t(($) => $.undo[undoable.repeats ? 'repeat' : 'action']),
    onAction: () => takeBack(undoable),
  }
  const action = onShowWaiting && calls.length > 0 && (isRefused || !undo) ? show : undo
  return (
    <StatusLine state={state} {...action}>
      {short ? <Shortened text={text} short={short} /> : text}
    </StatusLine>
  )
}
