import { activeInvitationListQuery } from '@lernspur/api-client/identity/invitation.queries'
import { useOpenRequest } from '@lernspur/app-kit/navigation/use-open-request'
import { ReadFailure } from '@lernspur/app-kit/slot/read-failure'
import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { usePageTitle, useQuery, useSession, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import UserPlus from 'lucide-react/icons/user-plus'
import { lazy, Suspense, useState } from 'react'
import { ChosenPeople } from './chosen-people'
import { HubAdmission } from './hub-admission'
import { OpenInvitations } from './invite/open-invitations'
import { PeopleFilters } from './people-filters'
import { PeopleTabs } from './people-tabs'
import { peoplePerPage, usePeople } from './use-people'
import { usePeopleColumns } from './use-people-columns'

// Loaded when the first person is invited.
const InviteSheet = lazy(() => import('./invite/invite-sheet'))

/** Everybody who works at the school, was invited, or was disabled (`/school/{schoolId}/settings/user`). */
export function Component() {
  const { t } = useTranslation('school-admin.people')
  const table = useTableState({ field: 'name', dir: 'asc' })
  const list = usePeople(table)
  const { role: own } = useSession()
  const invitations = useQuery(activeInvitationListQuery())
  const [isInviting, setInviting] = useState(false)
  useOpenRequest('invite', () => setInviting(true))
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
      <ListTable
        label={title}
        loadingLabel={t(($) => $.loading)}
        state={table}
        list={list}
        columns={usePeopleColumns(own?.roleType === 'admin')}
        pageSize={peoplePerPage}
        readAll={list.readAll}
        isChoosable={({ isMe, isMine, isLastAdmin, isClosed, role }) =>
          !isMe && isMine && !isLastAdmin && !isClosed && role.status !== 'invitationDeclined'
        }
        chooseLabel={({ name }) => t(($) => $.choose, { name })}
        bulk={(chosen, clear) => <ChosenPeople chosen={chosen} onDone={clear} />}
        filters={<PeopleFilters table={table} />}
        empty={
          <NoMatch
            title={t(($) => $.noMatch.title)}
            clearLabel={t(($) => $.noMatch.clear)}
            onClear={() => table.change({ search: '', status: '', role: '' })}
          />
        }
      />
      <ReadFailure reads={[invitations]} title={t(($) => $.open.failed)} />
      <OpenInvitations invitations={invitations.data?.rows ?? []} />
      <HubAdmission />
      {isInviting && (
        <Suspense>
          <InviteSheet onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </Page>
  )
}
