import { ConfirmDialog } from '@lernspur/ui/components/dialog/confirm-dialog'
import { useTranslation } from 'react-i18next'
import type { OpenQuestion } from './confirm'

/** A confirmation dialog with its two buttons, or the one that the question brings. */
export default function QuestionDialog({ question }: { question: OpenQuestion }) {
  const { t } = useTranslation('app-runtime.app')
  if ('dialog' in question) return <question.dialog answer={question.answer} />
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
