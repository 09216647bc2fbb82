import { ToastStack } from '@lernspur/ui/components/feedback/toast'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { closeToast, toastsAtom } from './toast'
import { takeBack } from './undo'

/** Renders toasts; mounted once per page. */
export function ToastHost() {
  const { t } = useTranslation('app-runtime.app')
  const toasts = useAtomValue(toastsAtom)
  return (
    <ToastStack
      label={t(($) => $.toast.region)}
      onClose={closeToast}
      toasts={toasts.map(({ id, text, tone, undoable }) => ({
        id,
        text,
        tone,
        ...(undoable
          ? {
              actionLabel: t(($) => $.undo[undoable.repeats ? 'repeat' : 'action']),
              onAction: () => takeBack(undoable),
            }
          : {}),
      }))}
    />
  )
}
