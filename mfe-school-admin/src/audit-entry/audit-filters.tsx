import { userRoleListQuery } from '@lernspur/api-client/school-admin/user-role.queries'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableDays } from '@lernspur/app-kit/table/table-days'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import { TableSearch } from '@lernspur/ui/components/table/table-search'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { auditNouns } from './audit-nouns'
import { useAuditTexts } from './use-audit-texts'

/** Filters the audit by text, noun, person and days. */
export function AuditFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('school-admin.audit')
  const format = useFormat()
  const texts = useAuditTexts()
  const people = useQuery(userRoleListQuery()).data?.rows ?? []
  const nouns = auditNouns.map((value) => ({ value, label: texts.noun(value) }))
  return (
    <search aria-label={t(($) => $.filter.label)} className="flex flex-wrap items-end gap-3">
      <TableSearch table={table} label={t(($) => $.filter.search)} clearLabel={t(($) => $.filter.clearSearch)} />
      <TableChoice
        table={table}
        choice="noun"
        label={t(($) => $.filter.noun)}
        everyLabel={t(($) => $.filter.everyNoun)}
        options={nouns.toSorted((a, b) => format.compare(a.label, b.label))}
      />
      <TableChoice
        table={table}
        choice="person"
        label={t(($) => $.filter.person)}
        everyLabel={t(($) => $.filter.everyPerson)}
        options={people.map(({ user }) => ({ value: user.id, label: format.name(user) }))}
      />
      <TableDays table={table} fromLabel={t(($) => $.filter.from)} toLabel={t(($) => $.filter.to)} />
    </search>
  )
}
