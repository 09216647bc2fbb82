import { Link, paths, useTranslation } from '@lernspur/app-runtime'
import { EmptyState } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import School from 'lucide-react/icons/school'
import { areas } from '../../area/areas'
import OpenInvitations from '../open-invitations'
import { Slot } from '../slot/slot'

/** For leaders of a school without an active class. */
export default function NoClasses() {
  const { t } = useTranslation('shell.no-class')
  return (
    <>
      <div className="grid grid-cols-1 gap-4 px-4 pt-6 empty:hidden md:px-8">
        <Slot name="home.school" />
        <OpenInvitations />
      </div>
      <EmptyState
        size="page"
        icon={<School />}
        title={t(($) => $.noClasses.title)}
        description={t(($) => $.noClasses.description)}
        action={
          <Button asChild>
            <Link to={areas.pathTo('new-class') ?? paths.home}>{t(($) => $.noClasses.action)}</Link>
          </Button>
        }
      />
    </>
  )
}
