import { type TableState, useFormat, useTranslation } from '@lernspur/app-kit'
import type { TenantRow } from '@lernspur/contracts/tenant.contract'
import { Badge } from '@lernspur/ui/data/badge'
import { SortableHead } from '@lernspur/ui/data/sortable-head'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow, TableRowHead } from '@lernspur/ui/data/table'
import type { TenantColumn } from './use-tenants'

function TenantState({ tenant }: { tenant: TenantRow }) {
  const { t } = useTranslation('provider.tenant')
  if (tenant.isProvider) return <Badge tone="selected">{t(($) => $.state.provider)}</Badge>
  if (tenant.isDisabled) return <Badge tone="outline">{t(($) => $.state.disabled)}</Badge>
  if (!tenant.isWizardFinalized) return <Badge tone="warning">{t(($) => $.state.inSetup)}</Badge>
  return <Badge tone="success">{t(($) => $.state.active)}</Badge>
}

function TenantLine({ tenant }: { tenant: TenantRow }) {
  const { t } = useTranslation('provider.tenant')
  const format = useFormat()
  const counts = [
    t(($) => $.users, { count: tenant.userCount }),
    t(($) => $.classes, { count: tenant.schoolClassCount }),
    t(($) => $.students, { count: tenant.studentCount }),
  ]
  return (
    <TableRow>
      <TableRowHead className="min-w-48">
        {tenant.name}
        {tenant.slogan && <span className="block text-xs font-normal text-muted-foreground">{tenant.slogan}</span>}
        <span className="block text-xs font-normal text-muted-foreground md:hidden">{counts.join(' · ')}</span>
      </TableRowHead>
      <TableCell>
        <TenantState tenant={tenant} />
      </TableCell>
      <TableCell className="text-right tabular-nums max-md:hidden">{format.number(tenant.userCount)}</TableCell>
      <TableCell className="text-right tabular-nums max-md:hidden">{format.number(tenant.schoolClassCount)}</TableCell>
      <TableCell className="text-right tabular-nums max-md:hidden">{format.number(tenant.studentCount)}</TableCell>
      <TableCell className="whitespace-nowrap max-lg:hidden">{format.day(tenant.createdAt.slice(0, 10))}</TableCell>
    </TableRow>
  )
}

interface TenantTableProps {
  table: TableState
  tenants: readonly TenantRow[]
  /** The next answer is on its way. */
  busy: boolean
}

/** Schools as a table that sorts by every count. */
export function TenantTable({ table, tenants, busy }: TenantTableProps) {
  const { t } = useTranslation('provider.tenant')
  const head = (field: TenantColumn) => ({
    direction: table.directionOf(field),
    onSort: (dir: 'asc' | 'desc') => table.sortBy(field, dir),
  })
  return (
    <Table label={t(($) => $.title)} aria-busy={busy}>
      <TableHeader>
        <TableRow>
          <SortableHead {...head('name')}>{t(($) => $.column.name)}</SortableHead>
          <TableHead>{t(($) => $.column.state)}</TableHead>
          <SortableHead {...head('userCount')} align="right" className="max-md:hidden">
            {t(($) => $.column.users)}
          </SortableHead>
          <SortableHead {...head('schoolClassCount')} align="right" className="max-md:hidden">
            {t(($) => $.column.classes)}
          </SortableHead>
          <SortableHead {...head('studentCount')} align="right" className="max-md:hidden">
            {t(($) => $.column.students)}
          </SortableHead>
          <SortableHead {...head('createdAt')} className="max-lg:hidden">
            {t(($) => $.column.createdAt)}
          </SortableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {tenants.map((tenant) => (
          <TenantLine key={tenant.id} tenant={tenant} />
        ))}
      </TableBody>
    </Table>
  )
}
