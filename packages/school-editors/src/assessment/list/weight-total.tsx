import { useTranslation } from '@lernspur/app-runtime'
import { weightingLimits } from '@lernspur/contracts/teacher/performance-assessment.contract'
import { cn } from '@lernspur/ui/cn'
import { totalWeight } from '../weight'

/** The sum of the weights of a semester, on a line with a mark at 100 %; another sum only warns. */
export function WeightTotal({ rows }: { rows: readonly { readonly weighting: number }[] }) {
  const { t } = useTranslation('school-editors.assessment')
  const full = weightingLimits.total
  const total = totalWeight(rows)
  const missing = Math.round((full - total) * 100) / 100
  const end = Math.max(full, total)
  const share = (weight: number) => `${(weight / end) * 100}%`
  const isFull = missing === 0
  const warning =
    missing > 0 ? t(($) => $.total.missing, { weight: missing }) : t(($) => $.total.beyond, { weight: -missing })
  return (
    <div className="grid gap-2">
      <div aria-hidden className="relative h-2 overflow-hidden rounded-full bg-secondary">
        <div
          className={cn('h-full rounded-full', isFull ? 'bg-primary' : 'bg-warning-foreground')}
          style={{ width: share(total) }}
        />
        {total > full && <div className="absolute inset-y-0 w-0.5 bg-foreground" style={{ left: share(full) }} />}
      </div>
      <p role="status" className="flex flex-wrap gap-x-2 text-sm">
        <span className="font-semibold tabular-nums">{t(($) => $.total.sum, { weight: total })}</span>
        {!isFull && <span className="text-warning-foreground">{warning}</span>}
      </p>
    </div>
  )
}
