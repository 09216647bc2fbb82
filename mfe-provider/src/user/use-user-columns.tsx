import { accountAddress, accountName } from '@lernspur/app-kit/person/account-name'
import { Link, paths, useFormat, useTranslation } from '@lernspur/app-runtime'
import { visibleAddress } from '@lernspur/contracts/identity/missing-address'
import type { ProviderUserRow } from '@lernspur/contracts/provider/provider-user.contract'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { Badge, type BadgeProps } from '@lernspur/ui/components/ui/badge'
import { useMemo } from 'react'

type State = 'disabled' | 'invited' | 'inactive' | 'active'

const tones: Record<State, BadgeProps['variant']> = {
  disabled: 'destructive',
  invited: 'warning',
  inactive: 'outline',
  active: 'success',
}

const stateOf = ({ isDisabled, userRoles }: ProviderUserRow): State => {
  if (isDisabled) return 'disabled'
  if (userRoles.some(({ status }) => status === 'invitationPending')) return 'invited'
  return userRoles.some(({ status, isTenantDisabled }) => status === 'active' && !isTenantDisabled)
    ? 'active'
    : 'inactive'
}

/** Schools that a row names; the person's page names all. */
const maxVisibleSchools = 2

/** Columns of the list of people; a phone shows address, schools and state below the name. */
export const useUserColumns = (): readonly DataColumn<ProviderUserRow>[] => {
  const { t } = useTranslation('provider.user')
  const format = useFormat()
  const nameOf = useRoleNames()
  return useMemo(() => {
    const personOf = (row: ProviderUserRow) => accountName(format, row)
    const rolesOf = ({ userRoles }: ProviderUserRow) => {
      if (userRoles.length === 0) return t(($) => $.noSchool)
      const named = userRoles
        .slice(0, maxVisibleSchools)
        .map(({ tenantName, roleType }) => `${tenantName} (${nameOf(roleType)})`)
      const rest = userRoles.length - named.length
      return [...named, ...(rest > 0 ? [t(($) => $.moreSchools, { count: rest })] : [])].join(', ')
    }
    const stateBadge = (row: ProviderUserRow) => (
      <Badge variant={tones[stateOf(row)]} className="whitespace-nowrap">
        {t(($) => $.state[stateOf(row)])}
      </Badge>
    )
    return [
      {
        id: 'name',
        title: t(($) => $.column.name),
        isSortable: true,
        isRowHead: true,
        value: personOf,
        cell: (row) => (
          <span className="grid min-w-0 justify-items-start">
            <Link to={paths.providerUser(row.id)} className="wrap-anywhere">
              {personOf(row)}
            </Link>
            <span className="text-xs font-normal text-muted-foreground wrap-anywhere md:hidden">
              {accountAddress(format, row.email ?? '')}
            </span>
            <span className="text-xs font-normal wrap-anywhere text-muted-foreground lg:hidden">{rolesOf(row)}</span>
            <span className="mt-1 font-normal sm:hidden">{stateBadge(row)}</span>
          </span>
        ),
      },
      {
        id: 'firstName',
        title: t(($) => $.column.firstName),
        shown: 'never',
        isExported: true,
        value: (row) => row.firstName,
      },
      {
        id: 'lastName',
        title: t(($) => $.column.lastName),
        shown: 'never',
        isExported: true,
        value: (row) => row.lastName,
      },
      {
        id: 'email',
        title: t(($) => $.column.email),
        isSortable: true,
        from: 'md',
        value: ({ email }) => visibleAddress(email ?? ''),
        cell: ({ email }) => (
          <span className="block min-w-52 wrap-anywhere">{accountAddress(format, email ?? '')}</span>
        ),
      },
      {
        id: 'roles',
        title: t(($) => $.column.roles),
        from: 'lg',
        value: rolesOf,
        // Without a limit, one long name would take all the room and break every address.
        cell: (row) => <span className="block max-w-80 wrap-anywhere">{rolesOf(row)}</span>,
      },
      {
        id: 'lastSignedInAt',
        title: t(($) => $.column.lastSignedInAt),
        from: 'lg',
        value: ({ lastSignedInAt }) => (lastSignedInAt === null ? null : new Date(lastSignedInAt)),
        cell: ({ lastSignedInAt }) => (
          <span className="whitespace-nowrap">
            {lastSignedInAt === null ? t(($) => $.never) : format.instant(lastSignedInAt)}
          </span>
        ),
      },
      {
        id: 'state',
        title: t(($) => $.column.state),
        from: 'sm',
        value: (row) => t(($) => $.state[stateOf(row)]),
        cell: stateBadge,
      },
    ]
  }, [t, format, nameOf])
}
