import { useTranslation } from '@lernspur/app-runtime'
import { DateInput } from '@lernspur/ui/components/form/date-input'
import { LabelledField } from '@lernspur/ui/components/form/labelled-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { blockerOf, ownPeriod } from './creation-draft'
import type { ReportCreationState } from './use-creation'

/** Chooses a term, or a custom period. */
export function PeriodChoice({ creation: { draft, change, choosePeriod, terms } }: { creation: ReportCreationState }) {
  const { t } = useTranslation('teacher.report')
  const error = blockerOf(draft) === 'period' ? t(($) => $.creation.blocker.period) : undefined
  return (
    <div className="grid grid-cols-1 gap-3">
      <LabelledField label={t(($) => $.creation.period)}>
        <SelectInput
          value={draft.period}
          onValueChange={choosePeriod}
          options={[
            ...terms.map(({ term, year }) => ({ value: term.id, label: `${term.name} ${year.name}` })),
            { value: ownPeriod, label: t(($) => $.creation.ownPeriod) },
          ]}
        />
      </LabelledField>
      {draft.period === ownPeriod && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <LabelledField label={t(($) => $.creation.start)}>
            <DateInput value={draft.startDate} onValueChange={(startDate) => change({ startDate })} />
          </LabelledField>
          <LabelledField label={t(($) => $.creation.end)} error={error}>
            <DateInput value={draft.endDate} onValueChange={(endDate) => change({ endDate })} />
          </LabelledField>
        </div>
      )}
    </div>
  )
}
