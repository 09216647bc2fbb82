import { useFormat, useTranslation } from '@lernspur/app-kit'
import type { TenantRow } from '@lernspur/contracts/provider-tenant.contract'
import { Badge, type BadgeProps } from '@lernspur/ui/data/badge'
import type { DataColumn } from '@lernspur/ui/data-table/column'
import { useMemo } from 'react'
import { TenantActions } from './tenant-actions'

type StateName = 'provider' | 'closing' | 'disabled' | 'inSetup' | 'active'

const stateOf = ({ isProvider, isDisabled, isWizardFinalized, closesAt }: TenantRow): StateName => {
  if (isProvider) return 'provider'
  if (closesAt) return 'closing'
  if (isDisabled) return 'disabled'
  return isWizardFinalized ? 'active' : 'inSetup'
}

const tones: Record<StateName, BadgeProps['tone']> = {
  provider: 'selected',
  closing: 'danger',
  disabled: 'outline',
  inSetup: 'warning',
  active: 'success',
}

/** Columns of the list of schools; narrow windows show the counts below the name. */
export const useTenantColumns = (): readonly DataColumn<TenantRow>[] => {
  const { t } = useTranslation('provider.tenant')
  const format = useFormat()
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
    return [
      {
        id: 'name',
        title: t(($) => $.column.name),
        isSortable: true,
        isRowHead: true,
        value: ({ name }) => name,
        cell: (tenant) => (
          <>
            {tenant.name}
            {tenant.slogan && <span className="block text-xs font-normal text-muted-foreground">{tenant.slogan}</span>}
            <span className="block text-xs font-normal text-muted-foreground md:hidden">{countsOf(tenant)}</span>
          </>
        ),
      },
      {
        id: 'state',
        title: t(($) => $.column.state),
        value: (tenant) => t(($) => $.state[stateOf(tenant)]),
        cell: (tenant) => (
          <>
            <Badge tone={tones[stateOf(tenant)]}>{t(($) => $.state[stateOf(tenant)])}</Badge>
            {tenant.closesAt && (
              <span className="block text-xs text-muted-foreground">
                {t(($) => $.closesOn, { day: format.day(tenant.closesAt.slice(0, 10)) })}
              </span>
            )}
          </>
        ),
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
        id: 'createdAt',
        title: t(($) => $.column.createdAt),
        isSortable: true,
        from: 'lg',
        shown: 'chosen',
        value: ({ createdAt }) => new Date(createdAt),
        cell: ({ createdAt }) => <span className="whitespace-nowrap">{format.day(createdAt.slice(0, 10))}</span>,
      },
      {
        id: 'actions',
        title: t(($) => $.column.actions),
        hideTitle: true,
        width: '3.5rem',
        cell: (tenant) => !tenant.isProvider && <TenantActions tenant={tenant} />,
      },
    ]
  }, [t, format])
}
