import { Part } from '@lernspur/app-kit/slot/part'
import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { usePageTitle, useSession, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { SegmentedControl } from '@lernspur/ui/components/form/segmented-control'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import MailCheck from 'lucide-react/icons/mail-check'
import { ChosenMails } from './chosen-mails'
import { QueueFacts } from './queue-facts'
import { useMailColumns } from './use-mail-columns'
import { mailsPerPage, undeliveredStates, useMails } from './use-mails'

/** Filters the mails by address and by state. */
function MailFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.mail')
  return (
    <TableFilters table={table} label={t(($) => $.filter.label)} searchLabel={t(($) => $.filter.search)}>
      <SegmentedControl
        label={t(($) => $.filter.state)}
        segments={[
          { value: 'all', label: t(($) => $.filter.all) },
          ...undeliveredStates.map((value) => ({ value, label: t(($) => $.states[value]) })),
        ]}
        value={undeliveredStates.find((state) => state === table.choice('state')) ?? 'all'}
        onValueChange={(state) => table.change({ state: state === 'all' ? '' : state })}
      />
    </TableFilters>
  )
}

/** Mails that wait or did not arrive (`/provider/mails`, rules mail.1 to mail.3). */
export function Component() {
  const { t } = useTranslation('provider.mail')
  const table = useTableState({ field: 'createdAt', dir: 'desc' })
  const list = useMails(table)
  const title = t(($) => $.title)
  usePageTitle(title)
  const isRestricted = table.search !== '' || table.choice('state') !== ''
  // Plain members of the provider only look (rule mail.2).
  const mayChange = useSession().role?.roleType !== 'user'
  const clear = () => table.change({ search: '', state: '' })
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} />
      <Part title={t(($) => $.queue.label)} skeleton={<Skeleton className="h-20" />}>
        <QueueFacts />
      </Part>
      <ListTable
        label={title}
        loadingLabel={t(($) => $.loading)}
        columns={useMailColumns()}
        filters={(isRestricted || list.data?.count !== 0) && <MailFilters table={table} />}
        state={table}
        list={list}
        pageSize={mailsPerPage}
        chooseLabel={({ recipient }) => t(($) => $.choose, { recipient })}
        readAll={list.readAll}
        bulk={mayChange ? (chosen, done) => <ChosenMails chosen={chosen} onDone={done} /> : undefined}
        empty={
          isRestricted ? (
            <NoMatch title={t(($) => $.noMatch.title)} clearLabel={t(($) => $.noMatch.clear)} onClear={clear} />
          ) : (
            <EmptyState
              icon={<MailCheck />}
              title={t(($) => $.empty.title)}
              description={t(($) => $.empty.description)}
            />
          )
        }
      />
    </Page>
  )
}
