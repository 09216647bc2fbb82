import { ErrorState } from '@lernspur/ui/feedback/error-state'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from './error-text'

interface ErrorNoticeProps {
  error: unknown
  onRetry: () => void
  /** The retry is under way. */
  busy?: boolean
  /** What could not be done, where it can be named: "Die Klassen konnten nicht geladen werden." */
  title?: ReactNode
  /** Another way on, beside the retry. */
  action?: ReactNode
  size?: 'part' | 'page'
}

/** What happened, in the words of the error catalogue, and how to try again. */
export function ErrorNotice({ error, onRetry, busy, title, action, size }: ErrorNoticeProps) {
  const { t } = useTranslation('app-kit.app')
  const textOf = useErrorText()
  return (
    <ErrorState
      title={title ?? (size === 'page' ? t(($) => $.error.page) : t(($) => $.error.part))}
      description={textOf(error)}
      retryLabel={t(($) => $.error.retry)}
      onRetry={onRetry}
      busy={busy}
      action={action}
      size={size}
    />
  )
}
