import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SentMail } from '@lernspur/contracts/identity/mail.contract'
import { retentionPeriods } from '@lernspur/contracts/retention-periods'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/components/ui/table'
import { MailStateText } from '../../mail/mail-state-text'
import { useMailNames } from '../../mail/use-mail-names'

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
                  <MailStateText mail={mail} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </ScrollTable>
      )}
    </div>
  )
}
