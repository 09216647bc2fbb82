import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'

interface YearFieldProps {
  years: readonly SchoolYear[]
  /** Id of a year, or '' for none. */
  value: string
  onChoose: (yearId: string) => void
}

/** The school year of a class, the newest first. */
export function YearField({ years, value, onChoose }: YearFieldProps) {
  const { t } = useTranslation('school-admin.school-classes')
  const options = years.toSorted((a, b) => b.year - a.year).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <LabelledField
      label={t(($) => $.column.year)}
      hint={years.length === 0 ? t(($) => $.edit.noYears) : undefined}
      disabled={years.length === 0}
    >
      <SelectInput options={options} value={value} onValueChange={onChoose} placeholder={t(($) => $.noYear)} />
    </LabelledField>
  )
}
