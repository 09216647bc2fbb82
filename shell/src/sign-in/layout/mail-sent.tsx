import { FailureBanner } from '@lernspur/app-kit/form/failure-banner'
import { useTranslation } from '@lernspur/app-runtime'
import { Button } from '@lernspur/ui/components/ui/button'
import { type ReactNode, useEffect, useState } from 'react'
import { PlainPage } from './plain-page'

/** Only one mail of a kind is sent within this time (rule password.4). */
const pause = 60

const useSecondsLeft = (sentAt: number) => {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.min(pause, Math.ceil(pause - (now - sentAt) / 1000)))
  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [left])
  return left
}

interface MailSentProps {
  title: string
  description: ReactNode
  /** When the last mail was requested, milliseconds since 1970. */
  sentAt: number
  onResend(): void
  resending: boolean
  error: Error | null
  /** What this page does in the meantime. */
  status?: ReactNode
  /** The back link. */
  children: ReactNode
}

/** The user continues in the mailbox; the mail can be requested again. */
export function MailSent({ title, description, sentAt, onResend, resending, error, status, children }: MailSentProps) {
  const { t } = useTranslation('shell.sign-in')
  const left = useSecondsLeft(sentAt)
  return (
    <PlainPage step="sent" title={title} description={description}>
      {status}
      <FailureBanner error={error} />
      <div className="grid grid-cols-1 gap-3 rounded-lg border bg-card p-4">
        <p className="text-sm text-muted-foreground">{t(($) => $.mail.notThere)}</p>
        {left > 0 ? (
          <p className="flex min-h-11 items-center text-sm tabular-nums">{t(($) => $.mail.wait, { count: left })}</p>
        ) : (
          <Button variant="outline" busy={resending} onClick={onResend}>
            {t(($) => $.mail.again)}
          </Button>
        )}
      </div>
      {children}
    </PlainPage>
  )
}
