import { userRoleListQuery } from '@lernspur/api-client/school-admin/user-role.queries'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
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
  const from = table.choice('from')
  const to = table.choice('to')
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
      <div className="flex grow basis-full flex-wrap gap-3 *:min-w-0 *:grow *:basis-36 lg:grow-0 lg:basis-auto">
        <LabelledField label={t(($) => $.filter.from)}>
          <DateInput value={from} max={to || undefined} onValueChange={(day) => table.change({ from: day })} />
        </LabelledField>
        <LabelledField label={t(($) => $.filter.to)}>
          <DateInput value={to} min={from || undefined} onValueChange={(day) => table.change({ to: day })} />
        </LabelledField>
      </div>
    </search>
  )
}
