import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { AllowedEmail } from '@lernspur/contracts/provider/allowed-email.contract'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { useMemo } from 'react'

/** Columns of the whitelist; a phone shows who added what below the address. */
export const useWhitelistColumns = (): readonly DataColumn<AllowedEmail>[] => {
  const { t } = useTranslation('provider.whitelist')
  const format = useFormat()
  return useMemo(() => {
    const author = ({ addedBy }: AllowedEmail) => (addedBy ? format.name(addedBy) : t(($) => $.unknownAuthor))
    return [
      {
        id: 'email',
        title: t(($) => $.column.email),
        isSortable: true,
        isRowHead: true,
        value: ({ email }) => email,
        cell: (entry) => (
          <>
            <span className="wrap-anywhere">{entry.email}</span>
            <span className="block text-xs font-normal text-muted-foreground md:hidden">
              {[format.instant(entry.createdAt), author(entry)].join(' · ')}
            </span>
          </>
        ),
      },
      {
        id: 'accountCount',
        title: t(($) => $.column.accounts),
        isSortable: true,
        value: ({ accountCount }) => accountCount,
        cell: ({ accountCount }) =>
          accountCount === 0 ? (
            <Badge variant="outline">{t(($) => $.unused)}</Badge>
          ) : (
            <Badge variant="success">{t(($) => $.accounts, { count: accountCount })}</Badge>
          ),
      },
      {
        id: 'createdAt',
        title: t(($) => $.column.createdAt),
        isSortable: true,
        from: 'md',
        value: ({ createdAt }) => new Date(createdAt),
        cell: ({ createdAt }) => format.instant(createdAt),
      },
      { id: 'addedBy', title: t(($) => $.column.addedBy), from: 'md', value: author },
    ]
  }, [t, format])
}
