import { usePageTitle, useTranslation } from '@lernspur/app-kit'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { useTableExport } from '@lernspur/app-kit/table/use-table-export'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTableTexts } from '@lernspur/app-kit/table/use-table-texts'
import { DataTable } from '@lernspur/ui/data-table/data-table'
import { Button } from '@lernspur/ui/form/button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import UserPlus from 'lucide-react/icons/user-plus'
import { lazy, Suspense, useState } from 'react'
import { ChosenPeople } from './chosen-people'
import { OpenInvitations } from './invite/open-invitations'
import { PeopleFilters } from './people-filters'
import { PeopleTabs } from './people-tabs'
import { usePeople } from './use-people'
import { usePeopleColumns } from './use-people-columns'

// Loaded when the first person is invited.
const InviteSheet = lazy(() => import('./invite/invite-sheet'))

/** People on one page of the table. */
const pageSize = 50

/** Everybody who works at the school, was invited, or was disabled (`/school/{schoolId}/settings/user`). */
export function Component() {
  const { t } = useTranslation('school-admin.people')
  const table = useTableState({ field: 'name', dir: 'asc' })
  const { people, invitations, isAdmin } = usePeople()
  const [isInviting, setInviting] = useState(false)
  const title = t(($) => $.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader
        title={title}
        description={t(($) => $.description)}
        actions={
          <Button onClick={() => setInviting(true)}>
            <UserPlus aria-hidden />
            {t(($) => $.invite.open)}
          </Button>
        }
      />
      <PeopleTabs />
      <DataTable
        label={title}
        texts={useTableTexts()}
        state={table}
        columns={usePeopleColumns(isAdmin)}
        rows={people}
        rowId={({ role }) => role.id}
        pageSize={pageSize}
        isChoosable={({ isMe, isMine, isLastAdmin, role }) =>
          !isMe && isMine && !isLastAdmin && (role.status === 'active' || role.status === 'disabled')
        }
        chooseLabel={({ name }) => t(($) => $.choose, { name })}
        bulk={(chosen, clear) => <ChosenPeople chosen={chosen} onDone={clear} />}
        filters={<PeopleFilters table={table} people={people} />}
        onExport={useTableExport(title)}
        empty={
          <NoMatch
            title={t(($) => $.noMatch.title)}
            clearLabel={t(($) => $.noMatch.clear)}
            onClear={() => table.change({ search: '', status: '', role: '' })}
          />
        }
      />
      <OpenInvitations invitations={invitations} />
      {isInviting && (
        <Suspense>
          <InviteSheet onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Page>
  )
}
