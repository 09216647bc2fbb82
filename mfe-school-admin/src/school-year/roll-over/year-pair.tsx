import { useTranslation } from '@lernspur/app-runtime'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'

interface YearPairProps {
  years: readonly SchoolYear[]
  from: SchoolYear | undefined
  to: SchoolYear | undefined
  onFrom(id: string): void
  onTo(id: string): void
}

const optionsOf = (years: readonly SchoolYear[]) =>
  years.toSorted((a, b) => b.year - a.year).map(({ id, name }) => ({ value: id, label: name }))

/** Chooses the old year and the new one. */
export function YearPair({ years, from, to, onFrom, onTo }: YearPairProps) {
  const { t } = useTranslation('school-admin.roll-over')
  const later = from ? years.filter(({ schoolYearStart }) => schoolYearStart > from.schoolYearStart) : []
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <LabelledField label={t(($) => $.from)}>
        <SelectInput options={optionsOf(years)} value={from?.id ?? ''} onValueChange={onFrom} />
      </LabelledField>
      {later.length > 0 && (
        <LabelledField label={t(($) => $.to)}>
          <SelectInput options={optionsOf(later)} value={to?.id ?? ''} onValueChange={onTo} />
        </LabelledField>
      )}
    </div>
  )
}
