import { useClasses, usePageTitle, useSession, useTranslation } from '@lernspur/app-kit'
import { prefetchOccasions } from './entries/use-occasions'
import { ProviderHome } from './provider/provider-home'
import { Today } from './today'
import { NoClasses } from './without/no-classes'
import { NoSchool } from './without/no-school'
import { WaitingRoom } from './without/waiting-room'

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
