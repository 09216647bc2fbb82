import { useTranslation } from '@lernspur/app-runtime'
import { type RetentionPeriod, retentionPeriods } from '@lernspur/contracts/retention-periods'

const kinds = Object.keys(retentionPeriods) as RetentionPeriod[]

/** What ends by itself after which time, from the table by which it is deleted (rule expiry.1). Operators choose for backups. */
export function RetentionList({ backupDays }: { backupDays: number | undefined }) {
  const { t } = useTranslation('shell.legal')
  return (
    <dl className="mt-3 grid divide-y border-y">
      {kinds.map((kind) => {
        const { count: typical, unit } = retentionPeriods[kind]
        const count = kind === 'backup' ? (backupDays ?? typical) : typical
        return (
          <div key={kind} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt>{t(($) => $.privacy.kept[kind])}</dt>
            <dd className="text-muted-foreground tabular-nums">
              {unit === 'days' ? t(($) => $.privacy.span.days, { count }) : t(($) => $.privacy.span.hours, { count })}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
