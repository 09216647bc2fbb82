import { ConfirmDialog } from '@lernspur/ui/overlay/confirm-dialog'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { questionAtom } from './confirm'

/** Where questions are asked; stands once in the page. */
export function ConfirmHost() {
  const { t } = useTranslation('app')
  const question = useAtomValue(questionAtom)
  if (!question) return null
  const { answer, declineLabel, ...rest } = question
  return (
    <ConfirmDialog
      open
      {...rest}
      declineLabel={declineLabel ?? t(($) => $.confirm.decline)}
      onConfirm={() => answer(true)}
      onDecline={() => answer(false)}
    />
  )
}
