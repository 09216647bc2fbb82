import { useTranslation } from '@lernspur/app-runtime'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { Input } from '@lernspur/ui/components/ui/input'
import type { TimetablePreview } from './use-timetable-preview'

/** When the periods of the file begin and end; a file of Untis has their numbers alone. */
export function PeriodFields({
  periods,
  faults,
  changeTime,
}: Pick<TimetablePreview, 'periods' | 'faults' | 'changeTime'>) {
  const { t } = useTranslation('school-admin.timetable')
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="font-medium">{t(($) => $.times.title)}</legend>
      <p className="text-sm text-muted-foreground">{t(($) => $.times.description)}</p>
      <ul className="grid grid-cols-1 gap-3">
        {periods.map(({ number, startsAt, endsAt }) => {
          const fault = faults.get(number)
          // What is not filled in yet is no mistake; the line above the button says that it is missing.
          const isUntouched = startsAt === '' && endsAt === ''
          return (
            <li key={number} className="grid grid-cols-2 items-start gap-3 sm:max-w-md">
              <LabelledField
                label={t(($) => $.times.from, { number })}
                error={fault && !isUntouched && t(($) => $.times.fault[fault])}
              >
                <Input
                  type="time"
                  value={startsAt}
                  onChange={(event) => changeTime(number, { startsAt: event.target.value })}
                />
              </LabelledField>
              <LabelledField label={t(($) => $.times.until, { number })}>
                <Input
                  type="time"
                  value={endsAt}
                  onChange={(event) => changeTime(number, { endsAt: event.target.value })}
                />
              </LabelledField>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
