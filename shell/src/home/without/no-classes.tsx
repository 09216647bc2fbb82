import { Link, paths, useTranslation } from '@lernspur/app-kit'
import { EmptyState } from '@lernspur/ui/feedback/empty-state'
import { LinkButton } from '@lernspur/ui/form/link-button'
import School from 'lucide-react/icons/school'
import { OpenInvitations } from '../open-invitations'
import { SchoolReminder } from '../school-reminder'

/** For those who lead a school that has no active class. */
export function NoClasses() {
  const { t } = useTranslation('home')
  return (
    <>
      <div className="grid grid-cols-1 gap-4 px-4 pt-6 empty:hidden md:px-8">
        <SchoolReminder />
        <OpenInvitations />
      </div>
      <EmptyState
        size="page"
        icon={<School />}
        title={t(($) => $.noClasses.title)}
        description={t(($) => $.noClasses.description)}
        action={
          <LinkButton asChild>
            <Link to={paths.createClass}>{t(($) => $.noClasses.action)}</Link>
          </LinkButton>
        }
      />
    </>
  )
}
