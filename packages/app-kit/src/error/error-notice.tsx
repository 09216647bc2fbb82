import { ErrorState } from '@lernspur/ui/feedback/error-state'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from './error-text'

interface ErrorNoticeProps {
  error: unknown
  onRetry: () => void
  /** A retry is in progress. */
  busy?: boolean
  /** What failed, if it can be named: "Die Klassen konnten nicht geladen werden." */
  title?: ReactNode
  /** Another action beside the retry. */
  action?: ReactNode
  size?: 'part' | 'page'
}

/** An error in the text of the error catalogue, with a retry button. */
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
