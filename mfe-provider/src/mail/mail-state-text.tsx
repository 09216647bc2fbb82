import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { MailState, SentMail } from '@lernspur/contracts/identity/mail.contract'
import { Badge, type BadgeProps } from '@lernspur/ui/components/ui/badge'
import type { ReactNode } from 'react'

const tones: Record<MailState, BadgeProps['variant']> = {
  waiting: 'warning',
  accepted: 'success',
  refused: 'destructive',
  dropped: 'outline',
  cancelled: 'outline',
}

interface MailStateTextProps {
  mail: SentMail
  /** What else is to be said below. */
  children?: ReactNode
}

/** The state of a mail, with the mail server's message if it was not sent. */
export function MailStateText({ mail: { state, attempts, nextAttemptAt, reply }, children }: MailStateTextProps) {
  const { t } = useTranslation('provider.mail')
  const format = useFormat()
  const facts = [
    attempts > 1 ? t(($) => $.attempts, { count: attempts }) : '',
    nextAttemptAt === null ? '' : t(($) => $.next, { at: format.instant(nextAttemptAt) }),
  ].filter(Boolean)
  return (
    <span className="grid justify-items-start gap-1">
      <Badge variant={tones[state]}>{t(($) => $.states[state])}</Badge>
      {state !== 'accepted' && reply !== null && <span className="wrap-anywhere">{reply}</span>}
      {facts.length > 0 && <span className="text-xs text-muted-foreground">{facts.join(' · ')}</span>}
      {children}
    </span>
  )
}
