import { healthQuery } from '@lernspur/api-client/provider/health.queries'
import { useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import type { HealthProblem } from '@lernspur/contracts/health.contract'
import { Banner } from '@lernspur/ui/components/layout/banner'
import { Badge } from '@lernspur/ui/components/ui/badge'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { DeskCard } from '../desk-card'
import { useServiceNames } from './use-service-names'

/** What is ill while everything answers (rule operation.5), as a sentence; backups have a card of their own. */
const useProblemTexts = (problems: readonly HealthProblem[]): string[] => {
  const { t } = useTranslation('provider.dashboard')
  const texts: Readonly<Partial<Record<HealthProblem, string>>> = {
    connections: t(($) => $.health.problem.connections),
    readOnly: t(($) => $.health.problem.readOnly),
    disk: t(($) => $.health.problem.disk),
    mail: t(($) => $.health.problem.mail),
    files: t(($) => $.health.problem.files),
    streams: t(($) => $.health.problem.streams),
  }
  return problems.flatMap((problem) => texts[problem] ?? [])
}

function States() {
  const { t } = useTranslation('provider.dashboard')
  const { gateway, database, services, addedServices, problems = [] } = useSuspenseQuery(healthQuery()).data
  const problemTexts = useProblemTexts(problems)
  const serviceName = useServiceNames()
  const parts = [
    { name: t(($) => $.health.gateway), state: gateway },
    { name: t(($) => $.health.database), state: database },
    ...Object.entries({ ...services, ...addedServices }).map(([name, state]) => ({ name: serviceName(name), state })),
  ]
  return (
    <>
      {problemTexts.length > 0 && (
        <ul className="grid gap-2 px-5 pb-4">
          {problemTexts.map((text) => (
            <li key={text}>
              <Banner tone="warning" icon={<TriangleAlert />}>
                {text}
              </Banner>
            </li>
          ))}
        </ul>
      )}
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
    </>
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
