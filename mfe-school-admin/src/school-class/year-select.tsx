import { useTranslation } from '@lernspur/app-kit'
import type { SchoolYear } from '@lernspur/contracts/school-year.contract'
import { Select } from '@lernspur/ui/choice/select'

const every = 'all'

interface YearSelectProps {
  years: readonly SchoolYear[]
  /** Id of a year, or '' for all. */
  value: string
  onChoose(yearId: string): void
}

/** Chooses a school year, the newest first. */
export default function YearSelect({ years, value, onChoose }: YearSelectProps) {
  const { t } = useTranslation('school-admin.school-classes')
  const options = years.toSorted((a, b) => b.year - a.year).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Select
      aria-label={t(($) => $.column.year)}
      options={[{ value: every, label: t(($) => $.everyYear) }, ...options]}
      value={value || every}
      onValueChange={(chosen) => onChoose(chosen === every ? '' : chosen)}
      className="w-auto min-w-44"
    />
  )
}
