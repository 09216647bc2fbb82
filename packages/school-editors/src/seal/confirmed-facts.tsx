import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { SchoolConfirmation } from '@lernspur/contracts/school-identity/school-confirmation'
import { Stat } from '@lernspur/ui/components/data/stat'

/** What the operator has confirmed about a school, and when. */
export function ConfirmedFacts({ confirmation }: { confirmation: SchoolConfirmation }) {
  const { t } = useTranslation('school-editors.seal')
  const format = useFormat()
  const { name, town, officialNumber, state, operator, confirmedAt } = confirmation
  const since = { day: format.day(confirmedAt) }
  const facts = [
    [t(($) => $.fact.name), name],
    [t(($) => $.fact.town), town],
    [t(($) => $.fact.number), `${officialNumber} (${state})`],
    [t(($) => $.fact.confirmed), operator ? t(($) => $.fact.by, { ...since, operator }) : since.day],
  ] as const
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <Stat key={label} label={label} value={value} className="min-w-0 [&_dd]:text-base [&_dd]:wrap-anywhere" />
      ))}
    </dl>
  )
}
