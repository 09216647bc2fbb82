import { healthQuery } from '@lernspur/api-client/provider/health.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { DeskCard } from '../desk-card'
import { useServiceNames } from './use-service-names'

function States() {
  const { t } = useTranslation('provider.dashboard')
  const { gateway, database, services, addedServices } = useSuspenseQuery(healthQuery()).data
  const serviceName = useServiceNames()
  const parts = [
    { name: t(($) => $.health.gateway), state: gateway },
    { name: t(($) => $.health.database), state: database },
    ...Object.entries({ ...services, ...addedServices }).map(([name, state]) => ({ name: serviceName(name), state })),
  ]
  return (
    <dl className="grid grid-cols-1 pb-2">
      {parts.map(({ name, state }) => (
        <div key={name} className="flex min-h-11 items-center justify-between gap-4 border-t px-5">
          <dt>{name}</dt>
          <dd>
            <Badge variant={state === 'up' ? 'success' : 'destructive'}>
              {state === 'up' ? t(($) => $.health.up) : t(($) => $.health.down)}
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
