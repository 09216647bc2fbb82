import { Link, paths, refreshWhoAmI, useSession, useTranslation } from '@lernspur/app-runtime'
import type { WhoAmIRole } from '@lernspur/contracts/identity/user.contract'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import Coffee from 'lucide-react/icons/coffee'
import School from 'lucide-react/icons/school'
import { useEffect, useState } from 'react'
import { useRoles } from '../session/use-roles'
import { DisabledSchool } from './disabled-school'

/** Milliseconds between two looks whether a school has let the user in. */
const pollInterval = 10_000

/** For users who came by a hub and whom no school has let in yet (rule external.5). Looks regularly. */
function WaitingForSchool({ role }: { role: WhoAmIRole }) {
  const { t } = useTranslation('shell.no-class')
  const [isLooking, setLooking] = useState(false)
  useEffect(() => {
    const timer = setInterval(() => void refreshWhoAmI().catch(() => null), pollInterval)
    return () => clearInterval(timer)
  }, [])
  const look = async () => {
    setLooking(true)
    await refreshWhoAmI().catch(() => null)
    setLooking(false)
  }
  return (
    <EmptyState
      size="page"
      icon={<Coffee />}
      title={t(($) => $.admission.title)}
      description={t(($) => $.admission.description, { school: role.tenant.name })}
      action={
        <Button busy={isLooking} onClick={() => void look()}>
          {t(($) => $.admission.look)}
        </Button>
      }
    />
  )
}

/**
 * For users without an active role in a school: links to their other schools, else to their invitations. Says so if the
 * school is disabled, has disabled the user, or has still to let him or her in.
 */
export default function NoSchool() {
  const { t } = useTranslation('shell.no-class')
  const {
    roles: [other],
    change,
  } = useRoles()
  const { whoAmI } = useSession()
  const disabled = whoAmI.userRoles.find(({ status, tenant }) => status === 'active' && tenant.isDisabled)
  const waiting = whoAmI.userRoles.find(({ isWaiting }) => isWaiting)
  const locked = whoAmI.userRoles.find(({ status }) => status === 'disabled')
  const enter = other && (
    <Button onClick={() => change(other.id)}>{t(($) => $.noSchool.enter, { school: other.tenant.name })}</Button>
  )
  if (disabled) return <DisabledSchool role={disabled} action={enter} />
  if (waiting && !other) return <WaitingForSchool role={waiting} />
  const describe = () => {
    if (other) return t(($) => $.noSchool.another)
    return locked ? t(($) => $.noSchool.locked, { school: locked.tenant.name }) : t(($) => $.noSchool.description)
  }
  return (
    <EmptyState
      size="page"
      icon={<School />}
      title={t(($) => $.noSchool.title)}
      description={describe()}
      action={
        enter ?? (
          <Button asChild>
            <Link to={paths.invitations}>{t(($) => $.noSchool.invitations)}</Link>
          </Button>
        )
      }
    />
  )
}
