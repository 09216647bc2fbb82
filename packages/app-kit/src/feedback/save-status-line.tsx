import { StatusLine } from '@lernspur/ui/feedback/status-line'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../error/error-text'
import { useFormat } from '../format/use-format'
import { useOnline } from '../network/use-online'
import { queuedCallsAtom } from '../waiting/queued-calls-atom'
import { saveStatusAtom } from './save-status'
import { takeBack, undoableAtom } from './undo'

const useSentence = () => {
  const { t } = useTranslation('app-kit.app')
  const format = useFormat()
  const textOf = useErrorText()
  const status = useAtomValue(saveStatusAtom)
  const calls = useAtomValue(queuedCallsAtom)
  const online = useOnline()
  const refused = calls.filter(({ state }) => state === 'refused').length
  const waiting = calls.length - refused
  if (refused > 0) return { state: 'failed', text: t(($) => $.status.refused, { count: refused }) } as const
  if (!online && waiting > 0) return { state: 'offline', text: t(($) => $.status.waiting, { count: waiting }) } as const
  if (!online) return { state: 'offline', text: t(($) => $.status.offline) } as const
  if (waiting > 0) return { state: 'saving', text: t(($) => $.status.queued, { count: waiting }) } as const
  if (status.kind === 'saving') return { state: 'saving', text: t(($) => $.status.saving) } as const
  if (status.kind === 'saved')
    return { state: 'saved', text: t(($) => $.status.saved, { time: format.time(status.at) }) } as const
  if (status.kind === 'conflict') return { state: 'conflict', text: t(($) => $.status.conflict) } as const
  if (status.kind === 'failed')
    return { state: 'failed', text: t(($) => $.status.failed, { reason: textOf(status.error) }) } as const
  return { state: 'idle', text: '' } as const
}

interface SaveStatusLineProps {
  /** Shows the entries that wait on this device. */
  onShowWaiting?: () => void
}

/** The save status of the page, with an undo button for the last action, or what leads to refused entries. */
export function SaveStatusLine({ onShowWaiting }: SaveStatusLineProps) {
  const { t } = useTranslation('app-kit.app')
  const { state, text } = useSentence()
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
      {text}
    </StatusLine>
  )
}
