import { healthQuery } from '@lernspur/api-client/provider/health.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { serviceNames } from '@lernspur/contracts/wire/route'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { DeskCard } from '../desk-card'
import { useServiceNames } from './use-service-names'

const componentNames = ['gateway', 'database', ...serviceNames] as const

function States() {
  const { t } = useTranslation('provider.dashboard')
  const { gateway, database, services } = useSuspenseQuery(healthQuery()).data
  const names = { gateway: t(($) => $.health.gateway), database: t(($) => $.health.database), ...useServiceNames() }
  const states = { gateway, database, ...services }
  return (
    <dl className="grid grid-cols-1 pb-2">
      {componentNames.map((name) => (
        <div key={name} className="flex min-h-11 items-center justify-between gap-4 border-t px-5">
          <dt>{names[name]}</dt>
          <dd>
            <Badge variant={states[name] === 'up' ? 'success' : 'destructive'}>
              {states[name] === 'up' ? t(($) => $.health.up) : t(($) => $.health.down)}
            </Badge>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether each service works. The gateway reports it, even while the provider's service is down (rule desk.4). */
export function HealthCard() {
  const { t } = useTranslation('provider.dashboard')
  return (
    <DeskCard title={t(($) => $.health.title)} description={t(($) => $.health.description)}>
      <States />
    </DeskCard>
  )
}
