import { ErrorNotice, Link, paths, useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { RoleStatus } from '@lernspur/contracts/identity/user.contract'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import { ScrollTable } from '@lernspur/ui/components/table/scroll-table'
import { Badge, type BadgeProps } from '@lernspur/ui/components/ui/badge'
import { TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/components/ui/table'
import { rolesOfQuery } from '../roles-of'

const tones: Record<RoleStatus, BadgeProps['variant']> = {
  active: 'success',
  invitationPending: 'warning',
  disabled: 'outline',
  invitationDeclined: 'outline',
}

/** The person's roles at all schools; they are changed at the school. */
export function Roles({ userId }: { userId: string }) {
  const { t } = useTranslation('provider.case')
  const { t: tr } = useTranslation('provider.role')
  const format = useFormat()
  const nameOf = useRoleNames()
  const { data, error, refetch, isFetching } = useQuery(rolesOfQuery(userId))
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} busy={isFetching} />
  const title = t(($) => $.roles.title)
  return (
    <div aria-busy={!data} className="grid grid-cols-1 gap-3">
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="text-sm text-muted-foreground">
          {data?.count === 0 ? t(($) => $.roles.none) : t(($) => $.roles.description)}
        </p>
      </div>
      {data && data.count > 0 && (
        <ScrollTable label={title}>
          <TableHeader>
            <TableRow>
              <TableHead>{t(($) => $.roles.school)}</TableHead>
              <TableHead>{t(($) => $.roles.role)}</TableHead>
              <TableHead>{t(($) => $.roles.state)}</TableHead>
              <TableHead className="max-md:hidden">{t(($) => $.roles.since)}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {data.rows.map(({ id: roleId, tenantId, tenant, roleType, status, requestedLoss, createdAt }) => (
              <TableRow key={roleId}>
                <TableRowHead>
                  <Link to={paths.providerTenant(tenantId)} className="underline underline-offset-4 wrap-anywhere">
                    {tenant.name}
                  </Link>
                </TableRowHead>
                <TableCell>{nameOf(roleType)}</TableCell>
                <TableCell>
                  <span className="flex flex-wrap gap-1.5">
                    <Badge variant={tones[status]}>{t(($) => $.roles.status[status])}</Badge>
                    {tenant.isDisabled && <Badge variant="destructive">{t(($) => $.roles.disabledSchool)}</Badge>}
                  </span>
                  {requestedLoss && (
                    <span className="mt-1 block text-xs text-muted-foreground">
                      {tr(($) => $.loss.waits[requestedLoss.kind], { role: nameOf(requestedLoss.roleType) })}
                    </span>
                  )}
                </TableCell>
                <TableCell className="max-md:hidden">{format.instant(createdAt)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </ScrollTable>
      )}
    </div>
  )
}
