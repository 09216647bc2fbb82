import { isApiError } from '@lernspur/api-client/wire/api-error'
import { ErrorState } from '@lernspur/ui/components/feedback/error-state'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../network/use-online'
import { useReconnect } from '../network/use-reconnect'
import { sessionAtom } from '../session/session'
import { useErrorText } from './error-text'
import { NotOnDevice } from './not-on-device'
import { useSharedNotice } from './use-shared-notice'

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

/**
 * An error in the words of the error catalogue, with a retry button; retries by itself when the network is back. Where
 * the page already shows the same failure, a line says what else is missing.
 */
export function ErrorNotice({ error, onRetry, busy, title, action, size }: ErrorNoticeProps) {
  const { t } = useTranslation('app-runtime.app')
  const textOf = useErrorText()
  const online = useOnline()
  // A provider's reads are not cached, so there is nothing on the device to lead to.
  const isProvider = useAtomValue(sessionAtom)?.tenant?.isProvider
  const isUnanswered = isApiError(error) && error.networkError
  const { ref, isFirst, retryAll } = useSharedNotice(error, onRetry)
  useReconnect(() => isUnanswered && !busy && onRetry())
  const text = title ?? (size === 'page' ? t(($) => $.error.page) : t(($) => $.error.part))
  return (
    <div ref={ref} className="contents">
      {isFirst === false && <p className="px-5 py-4 text-center text-muted-foreground">{text}</p>}
      {isFirst &&
        (isUnanswered && !online && !isProvider ? (
          <NotOnDevice size={size} />
        ) : (
          <ErrorState
            title={text}
            description={textOf(error)}
            retryLabel={t(($) => $.error.retry)}
            onRetry={retryAll}
            busy={busy}
            action={action}
            size={size}
          />
        ))}
    </div>
  )
}
