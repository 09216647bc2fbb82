import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { Select } from '@lernspur/ui/choice/select'
import { Field } from '@lernspur/ui/form/field'

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
    <Field
      label={t(($) => $.column.year)}
      hint={years.length === 0 ? t(($) => $.edit.noYears) : undefined}
      disabled={years.length === 0}
    >
      <Select options={options} value={value} onValueChange={onChoose} placeholder={t(($) => $.noYear)} />
    </Field>
  )
}
