import { useFormat, useTranslation } from '@lernspur/app-runtime'
import { RadioGroupField } from '@lernspur/ui/components/form/radio-group-field'
import type { StudentImportState } from './import-state'

/** The school year of a list of the school: always visible, and changeable where the school has several. */
export function YearPart({ state: { scope, choices, newYears, change } }: { state: StudentImportState }) {
  const { t } = useTranslation('school-editors.student-import')
  const format = useFormat()
  const { possible, chosen } = newYears
  if (scope.kind === 'class' || !chosen) return null
  if (possible.length < 2)
    return <p className="text-sm text-muted-foreground">{t(($) => $.classes.onlyYear, { year: chosen.name })}</p>
  // A class that was chosen is of the former year; new ones and omissions still hold.
  const classes = () => new Map([...choices.classes].filter(([, { kind }]) => kind !== 'class'))
  const label = t(($) => $.classes.year)
  return (
    <div className="grid grid-cols-1 gap-1">
      <p aria-hidden className="text-sm font-medium">
        {label}
      </p>
      <RadioGroupField
        label={label}
        options={possible.map(({ id, name, schoolYearStart, schoolYearEnd }) => ({
          value: id,
          label: name,
          hint: format.period(schoolYearStart, schoolYearEnd),
        }))}
        value={chosen.id}
        onValueChange={(yearId) => change({ yearId, classes: classes(), left: new Set() })}
      />
    </div>
  )
}
