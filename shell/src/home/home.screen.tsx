import { useClasses, usePageTitle, useSearchParams, useSession, useTranslation } from '@lernspur/app-kit'
import { lazy, Suspense } from 'react'
import { mailedLinkOf } from '../sign-in/attempt/mailed-link'
import { prefetchOccasions } from './entries/use-occasions'
import { ProviderHome } from './provider/provider-home'
import { Today } from './today'
import { NoClasses } from './without/no-classes'
import { NoSchool } from './without/no-school'
import { WaitingRoom } from './without/waiting-room'

const OtherDevice = lazy(() => import('../sign-in/attempt/other-device'))

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
  const [search] = useSearchParams()
  const link = mailedLinkOf(search)
  usePageTitle(t(($) => $.title))
  const home = tenant?.isProvider ? <ProviderHome /> : <SchoolHome />
  return (
    <>
      {role ? home : <NoSchool />}
      {link && (
        <Suspense>
          <OtherDevice link={link} />
        </Suspense>
      )}
    </>
  )
}
