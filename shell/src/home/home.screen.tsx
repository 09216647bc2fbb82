import { useClasses, usePageTitle, useSession, useTranslation } from '@lernspur/app-kit'
import { prefetchOccasions } from './entries/use-occasions'
import { NoClasses } from './no-classes'
import { NoSchool } from './no-school'
import { ProviderHome } from './provider-home'
import { Today } from './today'
import { WaitingRoom } from './waiting-room'

function SchoolHome() {
  const { role } = useSession()
  const classes = useClasses()
  if (classes.length > 0) return <Today classes={classes} />
  return role?.roleType === 'user' ? <WaitingRoom /> : <NoClasses />
}

export const loader = () => {
  prefetchOccasions()
  return null
}

/** The start page (`/`). */
export function Component() {
  const { t } = useTranslation('home')
  const { tenant, role } = useSession()
  usePageTitle(t(($) => $.title))
  if (!role) return <NoSchool />
  return tenant?.isProvider ? <ProviderHome /> : <SchoolHome />
}
