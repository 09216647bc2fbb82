import { twoFactorCalls } from '@lernspur/api-client/identity/two-factor/two-factor.queries'
import { installationQuery } from '@lernspur/api-client/provider/dashboard.queries'
import { Link, useFormat, useQuery, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Badge } from '@lernspur/ui/components/ui/badge'
import { Button } from '@lernspur/ui/components/ui/button'
import { CardContent } from '@lernspur/ui/components/ui/card'
import type { ReactNode } from 'react'
import { releasesPath } from '../../release/releases-path'
import { useMayAct } from '../../role/use-may-act'
import { DeskCard } from '../desk-card'
import { useServiceNames } from './use-service-names'

function Version({ name, version, detail }: { name: string; version: string; detail?: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t px-5 py-1.5">
      <dt className="grid">
        {name}
        {detail !== undefined && <span className="text-sm text-muted-foreground">{detail}</span>}
      </dt>
      <dd className="text-sm tabular-nums">{version}</dd>
    </div>
  )
}

function Versions() {
  const { t } = useTranslation('provider.dashboard')
  const format = useFormat()
  const serviceName = useServiceNames()
  const { services, addedServices, areas } = useSuspenseQuery(installationQuery()).data
  const areaNames: Readonly<Record<string, string>> = {
    shell: t(($) => $.versions.shell),
    teacher: t(($) => $.versions.teacherArea),
    'school-admin': t(($) => $.versions.schoolAdminArea),
    provider: t(($) => $.versions.providerArea),
  }
  return (
    <>
      {areas === null && <CardContent className="text-muted-foreground">{t(($) => $.versions.noAreas)}</CardContent>}
      <dl className="grid grid-cols-1 pb-2">
        {areas?.map(({ name, state, version }) => (
          <Version
            key={name}
            name={areaNames[name] ?? name}
            version={version}
            {...(state === 'disabled' && { detail: <Badge variant="warning">{t(($) => $.versions.disabled)}</Badge> })}
          />
        ))}
        {[...services, ...addedServices].map(({ name, version, startedAt }) => (
          <Version
            key={name}
            name={serviceName(name)}
            version={version ?? t(($) => $.versions.unknown)}
            {...(startedAt !== null && {
              detail: t(($) => $.versions.startedAt, { at: format.instant(startedAt) }),
            })}
          />
        ))}
      </dl>
    </>
  )
}

/** Whether the user may switch releases: an admin with a second factor (rule desk.5). */
const useMaySwitch = (): boolean => {
  const mayAct = useMayAct()
  const { data } = useQuery({ ...twoFactorCalls.getTwoFactor(), enabled: mayAct })
  return mayAct && data?.isOn === true
}

/** Which version of each area and service runs (rule desk.4). */
export function VersionCard() {
  const { t } = useTranslation('provider.dashboard')
  const maySwitch = useMaySwitch()
  return (
    <DeskCard
      title={t(($) => $.versions.title)}
      description={t(($) => $.versions.description)}
      actions={
        maySwitch && (
          <Button asChild variant="outline" size="sm">
            <Link to={releasesPath}>{t(($) => $.versions.releases)}</Link>
          </Button>
        )
      }
    >
      <Versions />
    </DeskCard>
  )
}
