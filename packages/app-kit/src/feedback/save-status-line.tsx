import { StatusLine } from '@lernspur/ui/feedback/status-line'
import { useMutationState } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../error/error-text'
import { useFormat } from '../format/use-format'
import { saveStatusAtom } from './save-status'
import { takeBack, undoableAtom } from './undo'
import { useOnline } from './use-online'

/** Number of writes on this device that wait for the network. */
const useWaiting = () => useMutationState({ filters: { predicate: ({ state }) => state.isPaused } }).length

const useSentence = () => {
  const { t } = useTranslation('app-kit.app')
  const format = useFormat()
  const textOf = useErrorText()
  const status = useAtomValue(saveStatusAtom)
  const waiting = useWaiting()
  const online = useOnline()
  if (!online && waiting > 0) return { state: 'offline', text: t(($) => $.status.waiting, { count: waiting }) } as const
  if (!online) return { state: 'offline', text: t(($) => $.status.offline) } as const
  if (status.kind === 'saving') return { state: 'saving', text: t(($) => $.status.saving) } as const
  if (status.kind === 'saved')
    return { state: 'saved', text: t(($) => $.status.saved, { time: format.time(status.at) }) } as const
  if (status.kind === 'conflict') return { state: 'conflict', text: t(($) => $.status.conflict) } as const
  if (status.kind === 'failed')
    return { state: 'failed', text: t(($) => $.status.failed, { reason: textOf(status.error) }) } as const
  return { state: 'idle', text: '' } as const
}

/** The save status of the page, with an undo button for the last action. */
export function SaveStatusLine() {
  const { t } = useTranslation('app-kit.app')
  const { state, text } = useSentence()
  const undoable = useAtomValue(undoableAtom)
  const undo = undoable
    ? { actionLabel: t(($) => $.undo[undoable.repeats ? 'repeat' : 'action']), onAction: () => takeBack(undoable) }
    : {}
  return (
    <StatusLine state={state} {...undo}>
      {text}
    </StatusLine>
  )
}
