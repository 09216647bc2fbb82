import { classesQuery, Link, paths, useFormat, usePageTitle, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { EmptyState, type EmptyStateProps } from '@lernspur/ui/components/feedback/empty-state'
import { Button } from '@lernspur/ui/components/ui/button'
import Sprout from 'lucide-react/icons/sprout'

/** A full-page state with a message and a next action. */
function StatePage({ title, ...rest }: Omit<EmptyStateProps, 'size' | 'title'> & { title: string }) {
  usePageTitle(title)
  return <EmptyState size="page" title={title} {...rest} />
}

/** Polling interval in milliseconds. */
const pollInterval = 20_000

/** For users with access to a class whose creator has not finished it. */
export function UnfinishedClass({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.class-setup')
  const format = useFormat()
  useQuery({ ...classesQuery(), refetchInterval: pollInterval })
  const { name, creator, isOnboardingFinalized } = schoolClass
  return (
    <StatePage
      icon={<Sprout />}
      title={isOnboardingFinalized ? t(($) => $.unfinished.ready, { name }) : t(($) => $.unfinished.title, { name })}
      description={
        isOnboardingFinalized
          ? t(($) => $.unfinished.readyText)
          : t(($) => $.unfinished.description, { creator: format.name(creator) })
      }
      action={
        <Button asChild>
          <Link to={isOnboardingFinalized ? paths.classSkills(schoolClass.id) : paths.home}>
            {isOnboardingFinalized ? t(($) => $.unfinished.open) : t(($) => $.unfinished.home)}
          </Link>
        </Button>
      }
    />
  )
}
