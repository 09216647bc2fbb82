import { StatusLine } from '@lernspur/ui/components/feedback/status-line'
import { useAtomValue } from 'jotai'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../error/error-text'
import { useFormat } from '../format/use-format'
import { takeBack, undoableAtom } from './undo'
import { useSaveMessage } from './use-save-message'

/** What the line says. */
interface StatusSentence {
  readonly state: ComponentProps<typeof StatusLine>['state']
  readonly text: string
  /** A shorter sentence for a narrow line. */
  readonly short?: string
  /** It is about entries that wait on this device. */
  readonly isAboutWaiting?: boolean
}

const useSentence = (): StatusSentence => {
  const { t } = useTranslation('app-runtime.app')
  const format = useFormat()
  const textOf = useErrorText()
  const message = useSaveMessage()
  const isAboutWaiting = true
  switch (message.kind) {
    case 'refused':
      return { state: 'failed', text: t(($) => $.status.refused, { count: message.count }), isAboutWaiting }
    case 'offline':
      return message.waiting > 0
        ? { state: 'offline', text: t(($) => $.status.waiting, { count: message.waiting }), isAboutWaiting }
        : { state: 'offline', text: t(($) => $.status.offline) }
    case 'queued':
      return { state: 'saving', text: t(($) => $.status.queued, { count: message.count }), isAboutWaiting }
    case 'saving':
      return { state: 'saving', text: t(($) => $.status.saving) }
    case 'saved':
      return { state: 'saved', text: t(($) => $.status.saved, { time: format.time(message.at) }) }
    case 'conflict':
      return { state: 'conflict', text: t(($) => $.status.conflict), short: t(($) => $.status.failedShort) }
    case 'failed': {
      const text = t(($) => $.status.failed, { reason: textOf(message.error) })
      return { state: 'failed', text, short: t(($) => $.status.failedShort) }
    }
    case 'idle':
      return { state: 'idle', text: '' }
  }
}

/**
 * A sentence that a narrow line would cut off. The page shows it in full beside the input, and a screen reader reads it
 * here.
 */
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

/** The save status of the page, with an undo button for the last action, or a link to refused entries. */
export function SaveStatusLine({ onShowWaiting }: SaveStatusLineProps) {
  const { t } = useTranslation('app-runtime.app')
  const { state, text, short, isAboutWaiting } = useSentence()
  const undoable = useAtomValue(undoableAtom)
  const show = { actionLabel: t(($) => $.status.show), onAction: onShowWaiting }
  const undo = undoable && {
    actionLabel: t(($) => $.undo[undoable.repeats ? 'repeat' : 'action']),
    onAction: () => takeBack(undoable),
  }
  const action = onShowWaiting && isAboutWaiting && (state === 'failed' || !undo) ? show : undo
  return (
    <StatusLine state={state} {...action}>
      {short ? <Shortened text={text} short={short} /> : text}
    </StatusLine>
  )
}
