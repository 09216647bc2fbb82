import { classesQuery, Link, paths, useFormat, useQuery, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { LinkButton } from '@lernspur/ui/form/link-button'
import Sprout from 'lucide-react/icons/sprout'
import { StatePage } from './state-page'

/** Milliseconds between two looks at whether the class is finished. */
const patience = 20_000

/** For those a class is shared with before it is finished; whoever leads it finishes it. */
export function UnfinishedClass({ schoolClass }: { schoolClass: SchoolClass }) {
  const { t } = useTranslation('teacher.class-setup')
  const format = useFormat()
  useQuery({ ...classesQuery(), refetchInterval: patience })
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
        <LinkButton asChild>
          <Link to={isOnboardingFinalized ? paths.classSkills(schoolClass.id) : paths.home}>
            {isOnboardingFinalized ? t(($) => $.unfinished.open) : t(($) => $.unfinished.home)}
          </Link>
        </LinkButton>
      }
    />
  )
}
