import { accountName } from '@lernspur/app-kit/person/account-name'
import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { visibleAddress } from '@lernspur/contracts/identity/missing-address'
import type { TenantPerson } from '@lernspur/contracts/provider/tenant-view.contract'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { useMemo } from 'react'
import type { VisibleRole } from '../../role/role'
import { RoleMenu } from '../../role/role-menu'
import { RoleState } from '../../role/role-state'
import { useMayAct } from '../../role/use-may-act'

/** Columns of the people of a school; a phone shows role and state below the name. */
export const usePeopleColumns = (tenantId: string): readonly DataColumn<TenantPerson>[] => {
  const { t } = useTranslation('provider.school')
  const { t: tr } = useTranslation('provider.role')
  const format = useFormat()
  const nameOf = useRoleNames()
  const mayAct = useMayAct()
  return useMemo(() => {
    const roleOf = ({ id, user, ...rest }: TenantPerson): VisibleRole => ({
      ...rest,
      tenantId,
      userRoleId: id,
      name: accountName(format, user),
      email: visibleAddress(user.email),
      firstName: user.firstName,
      lastName: user.lastName,
    })
    const actions: DataColumn<TenantPerson> = {
      id: 'actions',
      title: t(($) => $.people.actions),
      hideTitle: true,
      width: '3.5rem',
      cell: (person) => <RoleMenu role={roleOf(person)} />,
    }
    return [
      {
        id: 'name',
        title: t(($) => $.people.name),
        isSortable: true,
        isRowHead: true,
        value: ({ user }) => accountName(format, user),
        cell: (person) => {
          const { name, email } = roleOf(person)
          return (
            <>
              <span className="wrap-anywhere">{name}</span>
              {email !== '' && name !== email && (
                <span className="block text-xs font-normal text-muted-foreground wrap-anywhere">{email}</span>
              )}
              <span className="mt-1 grid gap-1 text-xs font-normal md:hidden">
                <span className="text-muted-foreground">{nameOf(person.roleType)}</span>
                <RoleState role={roleOf(person)} />
              </span>
            </>
          )
        },
      },
      {
        id: 'firstName',
        title: t(($) => $.people.firstName),
        shown: 'never',
        isExported: true,
        value: ({ user }) => user.firstName,
      },
      {
        id: 'lastName',
        title: t(($) => $.people.lastName),
        shown: 'never',
        isExported: true,
        value: ({ user }) => user.lastName,
      },
      {
        id: 'email',
        title: t(($) => $.people.email),
        shown: 'unchosen',
        isExported: true,
        from: 'lg',
        value: ({ user }) => visibleAddress(user.email),
      },
      {
        id: 'roleType',
        title: tr(($) => $.column.role),
        isSortable: true,
        from: 'md',
        value: ({ roleType }) => nameOf(roleType),
        cell: (person) => (
          <>
            {nameOf(person.roleType)}
            {person.isLastAdmin && (
              <span className="block text-xs text-muted-foreground">{t(($) => $.people.lastAdmin)}</span>
            )}
          </>
        ),
      },
      {
        id: 'status',
        title: t(($) => $.people.status),
        isSortable: true,
        from: 'md',
        value: ({ status, isAccountClosed }) => tr(($) => $.status[isAccountClosed ? 'closed' : status]),
        cell: (person) => <RoleState role={roleOf(person)} />,
      },
      {
        id: 'lastUsedAt',
        title: t(($) => $.people.lastUsedAt),
        isSortable: true,
        from: 'lg',
        value: ({ lastUsedAt }) => lastUsedAt && new Date(lastUsedAt),
        cell: ({ lastUsedAt }) => (lastUsedAt ? format.instant(lastUsedAt) : t(($) => $.people.never)),
      },
      ...(mayAct ? [actions] : []),
    ]
  }, [t, tr, format, nameOf, mayAct, tenantId])
}
