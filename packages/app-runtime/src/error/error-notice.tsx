import { isApiError } from '@lernspur/api-client/wire/api-error'
import { ErrorState } from '@lernspur/ui/components/feedback/error-state'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../network/use-online'
import { useReconnect } from '../network/use-reconnect'
import { useErrorText } from './error-text'
import { NotOnDevice } from './not-on-device'

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

/** An error in the words of the error catalogue, with a retry button; retries by itself when the network is back. */
export function ErrorNotice({ error, onRetry, busy, title, action, size }: ErrorNoticeProps) {
  const { t } = useTranslation('app-runtime.app')
  const textOf = useErrorText()
  const online = useOnline()
  const isUnanswered = isApiError(error) && error.networkError
  useReconnect(() => isUnanswered && !busy && onRetry())
  if (isUnanswered && !online) return <NotOnDevice size={size} />
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
