import { Section } from '@lernspur/app-kit/slot/section'
import { ListTable } from '@lernspur/app-kit/table/list-table'
import { NoMatch } from '@lernspur/app-kit/table/no-match'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useTableState } from '@lernspur/app-kit/table/use-table-state'
import { useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import { lazy, Suspense, useState } from 'react'
import { roleStatuses } from '../../role/role'
import { useMayAct } from '../../role/use-may-act'
import { peoplePerPage, usePeople } from './use-people'
import { usePeopleColumns } from './use-people-columns'

const AddPersonSheet = lazy(() => import('../../role/add-person-sheet'))

/** Who works at a school, and who was invited. */
export function People({ tenant }: { tenant: TenantRow }) {
  const { t } = useTranslation('provider.school')
  const { t: tr } = useTranslation('provider.role')
  const table = useTableState({ field: 'name', dir: 'asc' })
  const mayAct = useMayAct()
  const { list, hasOwner } = usePeople(tenant.id, table)
  const [isAdding, setAdding] = useState(false)
  const isRestricted = table.search !== '' || table.choice('status') !== ''
  const title = t(($) => $.people.title)
  const add = mayAct && !tenant.isProvider && (
    <Button size="sm" variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
      <UserPlus aria-hidden />
      {tr(($) => $.add.open)}
    </Button>
  )
  return (
    <Section title={title}>
      <p className="text-sm text-muted-foreground">{hasOwner ? t(($) => $.people.led) : t(($) => $.people.notLed)}</p>
      {add}
      <ListTable
        label={t(($) => $.people.list)}
        loadingLabel={t(($) => $.people.loading)}
        state={table}
        list={list}
        pageSize={peoplePerPage}
        columns={usePeopleColumns(tenant.id)}
        filters={
          <TableFilters table={table} label={t(($) => $.people.filter)} searchLabel={t(($) => $.people.search)}>
            <TableChoice
              table={table}
              choice="status"
              label={t(($) => $.people.status)}
              everyLabel={t(($) => $.people.everyStatus)}
              options={roleStatuses.map((value) => ({ value, label: tr(($) => $.status[value]) }))}
            />
          </TableFilters>
        }
        empty={
          isRestricted ? (
            <NoMatch
              title={t(($) => $.people.noMatch)}
              clearLabel={t(($) => $.people.clear)}
              onClear={() => table.change({ search: '', status: '' })}
            />
          ) : (
            <EmptyState icon={<Users />} title={t(($) => $.people.none)} description={t(($) => $.people.noneText)} />
          )
        }
      />
      {isAdding && (
        <Suspense>
          <AddPersonSheet school={tenant} hasOwner={hasOwner} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </Section>
  )
}
