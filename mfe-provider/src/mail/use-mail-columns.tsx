import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { UndeliveredMail } from '@lernspur/contracts/identity/mail.contract'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { useMemo } from 'react'
import { MailStateText } from './mail-state-text'
import { useMailNames } from './use-mail-names'

/** Columns of the mails that have not arrived; a phone shows kind and time below the address. */
export const useMailColumns = (): readonly DataColumn<UndeliveredMail>[] => {
  const { t } = useTranslation('provider.mail')
  const format = useFormat()
  const nameOf = useMailNames()
  return useMemo(
    () => [
      {
        id: 'recipient',
        title: t(($) => $.column.recipient),
        isSortable: true,
        isRowHead: true,
        value: ({ recipient }) => recipient,
        cell: (mail) => (
          <>
            <span className="wrap-anywhere">{mail.recipient}</span>
            <span className="block text-xs font-normal text-muted-foreground lg:hidden">
              {nameOf(mail.kind)}
              <span className="md:hidden"> · {format.instant(mail.createdAt)}</span>
            </span>
          </>
        ),
      },
      { id: 'kind', title: t(($) => $.column.kind), from: 'lg', value: ({ kind }) => nameOf(kind) },
      {
        id: 'createdAt',
        title: t(($) => $.column.createdAt),
        isSortable: true,
        from: 'md',
        value: ({ createdAt }) => new Date(createdAt),
        cell: ({ createdAt }) => <span className="whitespace-nowrap">{format.instant(createdAt)}</span>,
      },
      {
        id: 'state',
        title: t(($) => $.column.state),
        value: ({ state, reply }) => [t(($) => $.states[state]), reply].filter(Boolean).join(': '),
        cell: (mail) => (
          <MailStateText mail={mail}>
            {!mail.canRetry && <span className="text-xs text-muted-foreground">{t(($) => $.contentGone)}</span>}
          </MailStateText>
        ),
      },
    ],
    [t, format, nameOf],
  )
}
