import { useTranslation } from '@lernspur/app-runtime'
import { Select } from '@lernspur/ui/choice/select'
import { DateInput } from '@lernspur/ui/form/date-input'
import { Field } from '@lernspur/ui/form/field'
import { obstacleOf, ownPeriod } from './creation-draft'
import type { Creation } from './use-creation'

/** Chooses a term, or a custom period. */
export function PeriodChoice({ creation: { draft, change, choosePeriod, terms } }: { creation: Creation }) {
  const { t } = useTranslation('teacher.report')
  const error = obstacleOf(draft) === 'period' ? t(($) => $.creation.obstacle.period) : undefined
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={t(($) => $.creation.period)}>
        <Select
          value={draft.period}
          onValueChange={choosePeriod}
          options={[
            ...terms.map(({ term, year }) => ({ value: term.id, label: `${term.name} ${year.name}` })),
            { value: ownPeriod, label: t(($) => $.creation.ownPeriod) },
          ]}
        />
      </Field>
      {draft.period === ownPeriod && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Field label={t(($) => $.creation.start)}>
            <DateInput value={draft.startDate} onValueChange={(startDate) => change({ startDate })} />
          </Field>
          <Field label={t(($) => $.creation.end)} error={error}>
            <DateInput value={draft.endDate} onValueChange={(endDate) => change({ endDate })} />
          </Field>
        </div>
      )}
    </div>
  )
}
