import { Link, paths, useTranslation } from '@lernspur/app-kit'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { Button } from '@lernspur/ui/form/button'
import { LinkButton } from '@lernspur/ui/form/link-button'
import School from 'lucide-react/icons/school'
import { useRoles } from '../session/use-roles'

/** For users without an active role in a school: links to their other schools, else to their invitations. */
export default function NoSchool() {
  const { t } = useTranslation('shell.no-class')
  const {
    roles: [other],
    change,
  } = useRoles()
  return (
    <EmptyState
      size="page"
      icon={<School />}
      title={t(($) => $.noSchool.title)}
      description={other ? t(($) => $.noSchool.another) : t(($) => $.noSchool.description)}
      action={
        other ? (
          <Button onClick={() => change(other.id)}>{t(($) => $.noSchool.enter, { school: other.tenant.name })}</Button>
        ) : (
          <LinkButton asChild>
            <Link to={paths.invitations}>{t(($) => $.noSchool.invitations)}</Link>
          </LinkButton>
        )
      }
    />
  )
}
