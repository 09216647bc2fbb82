import { today, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'

/** The days on which somebody can have come into a class or left it; null if its school year is still to come. */
export const classDays = ({
  schoolYear,
}: Pick<SchoolClass, 'schoolYear'>): { readonly min: string | undefined; readonly max: string } | null => {
  const day = today()
  if (!schoolYear) return { min: undefined, max: day }
  const { schoolYearStart: min, schoolYearEnd } = schoolYear
  const isOver = schoolYearEnd < day
  return min > day ? null : { min, max: isOver ? schoolYearEnd : day }
}

/** Whether somebody can have come into the class, or left it, on the day; '' is the default. */
export const isClassDay = (schoolClass: Pick<SchoolClass, 'schoolYear'>, day: string): boolean => {
  const days = classDays(schoolClass)
  return day === '' || (days !== null && day >= (days.min ?? '') && day <= days.max)
}

interface ClassDayProps {
  kind: 'first' | 'last'
  schoolClass: Pick<SchoolClass, 'name' | 'schoolYear'>
  value: string
  onValueChange: (day: string) => void
}

/** The first or last day in a class; nothing where its school year is still to come. */
export function ClassDay({ kind, schoolClass, value, onValueChange }: ClassDayProps) {
  const { t } = useTranslation('school-editors.student-list')
  const days = classDays(schoolClass)
  if (!days) return null
  return (
    <LabelledField
      label={t(($) => $.day[kind], { name: schoolClass.name })}
      hint={t(($) => $.day.hint[kind])}
      error={isClassDay(schoolClass, value) ? undefined : t(($) => $.day.outside)}
    >
      <DateInput value={value} min={days.min} max={days.max} onValueChange={onValueChange} className="max-w-56" />
    </LabelledField>
  )
}
