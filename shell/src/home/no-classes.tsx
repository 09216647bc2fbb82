import { Link, paths, useSession, useTranslation } from '@lernspur/app-kit'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { LinkButton } from '@lernspur/ui/form/link-button'
import School from 'lucide-react/icons/school'

/** For those who lead a school that has no active class. */
export function NoClasses() {
  const { t } = useTranslation('home')
  const { tenant } = useSession()
  return (
    <EmptyState
      size="page"
      icon={<School />}
      title={t(($) => $.noClasses.title)}
      description={t(($) => $.noClasses.description)}
      action={
        <LinkButton asChild>
          <Link to={paths.schoolClasses(tenant?.id ?? '')}>{t(($) => $.noClasses.action)}</Link>
        </LinkButton>
      }
    />
  )
}
