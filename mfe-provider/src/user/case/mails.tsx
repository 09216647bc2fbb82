import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { MailState, SentMail } from '@lernspur/contracts/identity/support-case.contract'
import { retentionPeriods } from '@lernspur/contracts/retention-periods'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { Badge, type BadgeProps } from '@lernspur/ui/components/ui/badge'
import { TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/components/ui/table'
import { useMailNames } from './use-mail-names'

const tones: Record<MailState, BadgeProps['variant']> = {
  waiting: 'warning',
  accepted: 'success',
  refused: 'destructive',
  dropped: 'outline',
}

/** The status of a mail, with the mail server's message if it was not sent. */
function StateCell({ mail: { state, attempts, nextAttemptAt, reply } }: { mail: SentMail }) {
  const { t } = useTranslation('provider.case')
  const format = useFormat()
  const facts = [
    attempts > 1 ? t(($) => $.mails.attempts, { count: attempts }) : '',
    nextAttemptAt === null ? '' : t(($) => $.mails.next, { at: format.instant(nextAttemptAt) }),
  ].filter(Boolean)
  return (
    <span className="grid justify-items-start gap-1">
      <Badge variant={tones[state]}>{t(($) => $.mails.states[state])}</Badge>
      {state !== 'accepted' && reply !== null && <span className="wrap-anywhere">{reply}</span>}
      {facts.length > 0 && <span className="text-xs text-muted-foreground">{facts.join(' · ')}</span>}
    </span>
  )
}

interface MailsProps {
  mails: readonly SentMail[]
  email: string
}

/** Mails that went to the address, and whether the mail server took them (rule support.2). */
export function Mails({ mails, email }: MailsProps) {
  const { t } = useTranslation('provider.case')
  const format = useFormat()
  const nameOf = useMailNames()
  const title = t(($) => $.mails.title, { email })
  return (
    <div className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="font-semibold wrap-anywhere">{title}</h2>
        <p className="text-sm text-muted-foreground">
          {mails.length === 0
            ? t(($) => $.mails.none)
            : t(($) => $.mails.description, { days: retentionPeriods.mail.count })}
        </p>
      </div>
      {mails.length > 0 && (
        <ScrollTable label={title}>
          <TableHeader>
            <TableRow>
              <TableHead>{t(($) => $.mails.kind)}</TableHead>
              <TableHead className="max-sm:hidden">{t(($) => $.mails.createdAt)}</TableHead>
              <TableHead>{t(($) => $.mails.state)}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {mails.map((mail) => (
              <TableRow key={mail.id}>
                <TableRowHead>
                  {nameOf(mail.kind)}
                  <span className="block text-xs font-normal text-muted-foreground sm:hidden">
                    {format.instant(mail.createdAt)}
                  </span>
                </TableRowHead>
                <TableCell className="whitespace-nowrap max-sm:hidden">{format.instant(mail.createdAt)}</TableCell>
                <TableCell>
                  <StateCell mail={mail} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </ScrollTable>
      )}
    </div>
  )
}
