import { useSchoolLevelText, useTranslation } from '@lernspur/app-kit'
import { TableChoice } from '@lernspur/app-kit/table/table-choice'
import { templateLevels } from '@lernspur/school-editors/subject/template/new-template'
import { TableSearch } from '@lernspur/ui/table/table-search'
import type { TableState } from '@lernspur/ui/table/table-state'
import { useCountries } from './use-countries'

/** Choices by level and country. */
const useChoices = () => {
  const { t } = useTranslation('provider.subject-templates')
  const levelText = useSchoolLevelText()
  const { countries } = useCountries()
  return [
    {
      choice: 'level',
      label: t(($) => $.column.level),
      everyLabel: t(($) => $.filter.allLevels),
      options: templateLevels.map((level) => ({ value: String(level), label: levelText(level) })),
    },
    {
      choice: 'country',
      label: t(($) => $.column.country),
      everyLabel: t(($) => $.filter.everyCountry),
      options: countries,
    },
  ]
}

/** Filters the drafts by name, level and country. */
export function DraftFilters({ table }: { table: TableState }) {
  const choices = useChoices()
  const { t } = useTranslation('provider.subject-templates')
  const search = (
    <TableSearch table={table} label={t(($) => $.filter.search)} clearLabel={t(($) => $.filter.clearSearch)} />
  )
  return (
    <search aria-label={t(($) => $.filter.label)} className="flex flex-wrap gap-3">
      {search}
      {choices.map((choice) => (
        <TableChoice key={choice.choice} table={table} {...choice} />
      ))}
    </search>
  )
}
