import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { ReleaseCanary } from '@lernspur/contracts/provider/release-desk.contract'
import { cn } from '@lernspur/ui/cn'

type Trials = ReleaseCanary['canary']

const shareOf = ({ visits, failed }: Trials): number => (visits === 0 ? 0 : failed / visits)

/** Failed visits below which a larger share may well be chance. */
const fewest = 5

interface FailureShareProps {
  name: string
  trials: Trials
  /** The larger one of the two shares that are compared, for the length of the bar. */
  most: number
  isWorse: boolean
}

/** How many visits of a version failed, as a bar with its numbers. */
function FailureShare({ name, trials, most, isWorse }: FailureShareProps) {
  const { t } = useTranslation('provider.release')
  const format = useFormat()
  const share = shareOf(trials)
  return (
    <div className="col-span-3 grid grid-cols-subgrid items-center text-sm">
      <dt className="text-muted-foreground">{name}</dt>
      <dd aria-hidden className="h-1.5 overflow-hidden rounded-full bg-secondary">
        <div
          className={cn('h-full rounded-full', isWorse ? 'bg-destructive' : 'bg-primary')}
          style={{ width: `${most === 0 ? 0 : (100 * share) / most}%` }}
        />
      </dd>
      <dd className="text-right tabular-nums">
        {t(($) => $.visits, { failed: format.number(trials.failed), number: format.number(trials.visits) })}
      </dd>
    </div>
  )
}

/** Failed visits of a canary beside those of the version that everybody else has. */
export function FailureShares({ canary }: { canary: ReleaseCanary }) {
  const { t } = useTranslation('provider.release')
  const [tried, before] = [shareOf(canary.canary), shareOf(canary.stable)]
  const most = Math.max(tried, before)
  return (
    <dl className="grid grid-cols-[auto_minmax(2rem,1fr)_auto] gap-x-3 gap-y-1">
      <p className="col-span-3 text-xs text-muted-foreground">{t(($) => $.canary.failed)}</p>
      <FailureShare
        name={t(($) => $.canary.new)}
        trials={canary.canary}
        most={most}
        isWorse={tried > before && canary.canary.failed >= fewest}
      />
      <FailureShare name={t(($) => $.canary.before)} trials={canary.stable} most={most} isWorse={false} />
    </dl>
  )
}
