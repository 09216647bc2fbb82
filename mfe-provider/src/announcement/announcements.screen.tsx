import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { usePageTitle, useSession, useTranslation } from '@lernspur/app-runtime'
import { type Announcement, announcementStates } from '@lernspur/contracts/provider/announcement.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { Button } from '@lernspur/ui/components/ui/button'
import Megaphone from 'lucide-react/icons/megaphone'
import { lazy, Suspense, useState } from 'react'
import { useAnnouncementColumns } from './use-announcement-columns'
import { announcementsPerPage, useAnnouncements } from './use-announcements'

const AnnouncementSheet = lazy(() => import('./edit/announcement-sheet'))

/** Filters announcements by title and state. */
function AnnouncementFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.announcement')
  return (
    <TableFilters table={table} label={t(($) => $.filter)} searchLabel={t(($) => $.search)}>
      <TableChoice
        table={table}
        choice="state"
        label={t(($) => $.column.state)}
        everyLabel={t(($) => $.everyState)}
        options={announcementStates.map((value) => ({ value, label: t(($) => $.state[value]) }))}
      />
    </TableFilters>
  )
}

/** What the provider tells schools (`/provider/announcements`); its members only read it (rule announcement.1). */
export function Component() {
  const { t } = useTranslation('provider.announcement')
  const table = useTableState({ field: 'startsAt', dir: 'desc' })
  const list = useAnnouncements(table)
  /** The announcement being edited; null for a new one. */
  const [edited, setEdited] = useState<Announcement | null>()
  const mayAnnounce = useSession().role?.roleType !== 'user'
  const columns = useAnnouncementColumns(mayAnnounce ? setEdited : undefined)
  const title = t(($) => $.title)
  usePageTitle(title)
  const addButton = mayAnnounce && <Button onClick={() => setEdited(null)}>{t(($) => $.add)}</Button>
  const isRestricted = table.search !== '' || table.choice('state') !== ''
  const isEmpty = !isRestricted && list.data?.count === 0
  return (
    <Page>
      <PageHeader title={title} description={t(($) => $.description)} actions={!isEmpty && addButton} />
      <ListTable
        label={title}
        columns={columns}
        filters={!isEmpty && <AnnouncementFilters table={table} />}
        list={list}
        state={table}
        pageSize={announcementsPerPage}
        loadingLabel={t(($) => $.loading)}
        empty={
          isRestricted ? (
            <NoMatch
              title={t(($) => $.noMatch.title)}
              clearLabel={t(($) => $.noMatch.clear)}
              onClear={() => table.change({ search: '', state: '' })}
            />
          ) : (
            <EmptyState
              icon={<Megaphone />}
              title={t(($) => $.empty.title)}
              description={mayAnnounce ? t(($) => $.empty.description) : t(($) => $.empty.ask)}
              action={addButton}
            />
          )
        }
      />
      {edited !== undefined && (
        <Suspense>
          <AnnouncementSheet announcement={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Page>
  )
}
