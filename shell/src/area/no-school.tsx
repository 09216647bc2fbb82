import { Link, paths, useSession, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import School from 'lucide-react/icons/school'
import { useRoles } from '../session/use-roles'
import { DisabledSchool } from './disabled-school'

/**
 * For users without an active role in a school: links to their other schools, else to their invitations. Says so if the
 * school is disabled.
 */
export default function NoSchool() {
  const { t } = useTranslation('shell.no-class')
  const {
    roles: [other],
    change,
  } = useRoles()
  const { whoAmI } = useSession()
  const disabled = whoAmI.userRoles.find(({ status, tenant }) => status === 'active' && tenant.isDisabled)
  const enter = other && (
    <Button onClick={() => change(other.id)}>{t(($) => $.noSchool.enter, { school: other.tenant.name })}</Button>
  )
  if (disabled) return <DisabledSchool role={disabled} action={enter} />
  return (
    <EmptyState
      size="page"
      icon={<School />}
      title={t(($) => $.noSchool.title)}
      description={other ? t(($) => $.noSchool.another) : t(($) => $.noSchool.description)}
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
