import { operatorQuery } from '@lernspur/api-client/identity/operator.queries'
import { useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import CirclePause from 'lucide-react/icons/circle-pause'
import Truck from 'lucide-react/icons/truck'
import type { ReactNode } from 'react'

interface DisabledSchoolProps {
  /** The role at the school. */
  role: WhoAmIRole
  /** The way to another school, if there is one. */
  action: ReactNode
}

/**
 * Shown to people of a disabled school: where it is now, if it has moved, else since when it is disabled, whom to ask and,
 * for its leaders, why (rule school.7).
 */
export function DisabledSchool({ role: { tenant, roleType }, action }: DisabledSchoolProps) {
  return tenant.movedTo ? (
    <MovedSchool school={tenant.name} address={tenant.movedTo} action={action} />
  ) : (
    <SwitchedOffSchool tenant={tenant} roleType={roleType} action={action} />
  )
}

/** Leads people to the address where their school is now (rule move.3). */
function MovedSchool({ school, address, action }: { school: string; address: string; action: ReactNode }) {
  const { t } = useTranslation('shell.no-class')
  return (
    <EmptyState
      size="page"
      icon={<Truck />}
      title={t(($) => $.moved.title, { school })}
      description={
        <>
          {t(($) => $.moved.description)}
          <span className="mt-3 block break-all">{address}</span>
        </>
      }
      action={
        <>
          <Button asChild>
            <a href={address}>{t(($) => $.moved.open)}</a>
          </Button>
          {action}
        </>
      }
    />
  )
}

function SwitchedOffSchool({
  tenant,
  roleType,
  action,
}: Pick<WhoAmIRole, 'tenant' | 'roleType'> & { action: ReactNode }) {
  const { t } = useTranslation('shell.no-class')
  const format = useFormat()
  const { data: operator } = useQuery(operatorQuery())
  const { name, disabledAt, disabledReason } = tenant
  return (
    <EmptyState
      size="page"
      icon={<CirclePause />}
      title={t(($) => $.disabled.title, { school: name })}
      description={
        <>
          {disabledAt ? t(($) => $.disabled.since, { day: format.day(disabledAt) }) : t(($) => $.disabled.always)}
          {disabledReason && (
            <span className="mt-3 block">{t(($) => $.disabled.reason, { reason: disabledReason })}</span>
          )}
          {roleType === 'user' && <span className="mt-3 block">{t(($) => $.disabled.askOwner)}</span>}
          <span className="mt-3 block">
            {t(($) => $.disabled.askProvider, { name: operator?.name ?? t(($) => $.disabled.provider) })}
          </span>
        </>
      }
      action={
        <>
          {action}
          {operator?.email && (
            <Button asChild variant="outline">
              <a href={`mailto:${operator.email}`}>{t(($) => $.disabled.write, { email: operator.email })}</a>
            </Button>
          )}
        </>
      }
    />
  )
}
