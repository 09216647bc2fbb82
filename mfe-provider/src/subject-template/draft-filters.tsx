import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { TableFilters } from '@lernspur/app-kit/table/table-filters'
import { useSchoolLevelText, useTranslation } from '@lernspur/app-runtime'
import { templateLevels } from '@lernspur/school-editors/subject/template/new-template'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { useCountries } from './use-countries'

/** Filters the drafts by name, level and country. */
export function DraftFilters({ table }: { table: TableState }) {
  const { t } = useTranslation('provider.subject-templates')
  const levelText = useSchoolLevelText()
  const { countries } = useCountries()
  return (
    <TableFilters table={table} label={t(($) => $.filter.label)} searchLabel={t(($) => $.filter.search)}>
      <TableChoice
        table={table}
        choice="level"
        label={t(($) => $.column.level)}
        everyLabel={t(($) => $.filter.allLevels)}
        options={templateLevels.map((level) => ({ value: String(level), label: levelText(level) }))}
      />
      <TableChoice
        table={table}
        choice="country"
        label={t(($) => $.column.country)}
        everyLabel={t(($) => $.filter.everyCountry)}
        options={countries}
      />
    </TableFilters>
  )
}
