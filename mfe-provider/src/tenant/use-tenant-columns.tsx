import { dayOf, useFormat, useTranslation } from '@lernspur/app-runtime'
import type { TenantRow } from '@lernspur/contracts/provider/provider-tenant.contract'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { useMemo } from 'react'
import { useMayAct } from '../role/use-may-act'
import { TenantActions } from './tenant-actions'
import { TenantName } from './tenant-name'
import { TenantState } from './tenant-state'
import { useRegionNames } from './use-region-names'

/** Columns of the list of schools; narrow windows show the counts below the name. */
export const useTenantColumns = (): readonly DataColumn<TenantRow>[] => {
  const { t } = useTranslation('provider.tenant')
  const format = useFormat()
  const mayAct = useMayAct()
  const { stateName, typeName } = useRegionNames()
  return useMemo(() => {
    const countsOf = ({ userCount, schoolClassCount, studentCount }: TenantRow) =>
      [
        t(($) => $.users, { count: userCount }),
        t(($) => $.classes, { count: schoolClassCount }),
        t(($) => $.students, { count: studentCount }),
      ].join(' · ')
    const count = (id: 'userCount' | 'schoolClassCount' | 'studentCount', title: string): DataColumn<TenantRow> => ({
      id,
      title,
      isSortable: true,
      isNumber: true,
      from: 'md',
      shown: 'chosen',
      value: (tenant) => tenant[id],
      cell: (tenant) => format.number(tenant[id]),
    })
    const actions: DataColumn<TenantRow> = {
      id: 'actions',
      title: t(($) => $.column.actions),
      hideTitle: true,
      width: '3.5rem',
      cell: (tenant) => !tenant.isProvider && <TenantActions tenant={tenant} />,
    }
    return [
      {
        id: 'name',
        title: t(($) => $.column.name),
        isSortable: true,
        isRowHead: true,
        value: ({ name }) => name,
        cell: (tenant) => <TenantName tenant={tenant} counts={countsOf(tenant)} />,
      },
      {
        id: 'status',
        title: t(($) => $.column.state),
        isSortable: true,
        from: 'sm',
        value: ({ status }) => t(($) => $.state[status]),
        cell: (tenant) => <TenantState tenant={tenant} />,
      },
      count(
        'userCount',
        t(($) => $.column.users),
      ),
      count(
        'schoolClassCount',
        t(($) => $.column.classes),
      ),
      count(
        'studentCount',
        t(($) => $.column.students),
      ),
      {
        id: 'land',
        title: t(($) => $.column.land),
        from: 'lg',
        shown: 'chosen',
        value: ({ stateId }) => stateName(stateId),
      },
      {
        id: 'type',
        title: t(($) => $.column.type),
        from: 'lg',
        shown: 'unchosen',
        value: ({ schoolTypeId }) => typeName(schoolTypeId),
      },
      {
        id: 'confirmation',
        title: t(($) => $.column.confirmation),
        from: 'lg',
        shown: 'unchosen',
        value: ({ isConfirmed }) =>
          isConfirmed === null ? null : t(($) => $.confirmation[isConfirmed ? 'confirmed' : 'unconfirmed']),
      },
      {
        id: 'createdAt',
        title: t(($) => $.column.createdAt),
        isSortable: true,
        from: 'lg',
        shown: 'chosen',
        value: ({ createdAt }) => new Date(dayOf(createdAt)),
        cell: ({ createdAt }) => <span className="whitespace-nowrap">{format.day(createdAt)}</span>,
      },
      ...(mayAct ? [actions] : []),
    ]
  }, [t, format, stateName, typeName, mayAct])
}
