import { useTranslation } from '@lernspur/app-runtime'
import type { ReleaseEffects } from '@lernspur/contracts/provider/release-desk.contract'

interface PlanListProps {
  plan: ReleaseEffects['plan']
  /** Names of all units by what commands call them. */
  names: ReadonlyMap<string, string>
}

/** What goes back together: each unit with its version now and then. */
export function PlanList({ plan, names }: PlanListProps) {
  const { t } = useTranslation('provider.release')
  return (
    <ul aria-label={t(($) => $.act.plan)} className="grid grid-cols-1 rounded-md border">
      {plan.map(({ unit, from, to }) => (
        <li
          key={unit}
          className="grid grid-cols-1 gap-x-4 border-t px-3 py-2 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="min-w-0 font-medium wrap-anywhere">{names.get(unit) ?? unit}</span>
          <span className="font-mono text-sm">{t(($) => $.act.planned, { from: from ?? '–', to: to ?? '–' })}</span>
        </li>
      ))}
    </ul>
  )
}
