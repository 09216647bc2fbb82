import {
  preloadTexts,
  refreshWhoAmI,
  sessionAtom,
  store,
  useClasses,
  usePageTitle,
  useSearchParams,
  useSession,
  useTranslation,
} from '@lernspur/app-runtime'
import { lazy } from 'react'
import { mailedLinkOf, passwordLinkOf } from '../session/mailed-link'
import { loadSlots } from './slot/load-slots'
import { Today } from './today'

preloadTexts('shell.home')

const loadProviderHome = () => import('./provider-home')

// Rarely shown.
const ProviderHome = lazy(loadProviderHome)
const NoSchool = lazy(() => import('../area/no-school'))
const NoClasses = lazy(() => import('./without/no-classes'))
const WaitingRoom = lazy(() => import('./without/waiting-room'))
const LinkQuestion = lazy(() => import('../sign-in/attempt/link-question'))

function SchoolHome() {
  const { role } = useSession()
  const classes = useClasses()
  if (classes.length > 0) return <Today />
  return role?.roleType === 'user' ? <WaitingRoom /> : <NoClasses />
}

export const loader = async () => {
  // Who-am-I includes invitations and banners; until it arrives, the stored user is shown.
  refreshWhoAmI().catch(() => null)
  const isProvider = store.get(sessionAtom)?.tenant?.isProvider
  await Promise.all([loadSlots(), isProvider && loadProviderHome()])
  return null
}

/** The start page (`/`). */
export function Component() {
  const { t } = useTranslation('shell.home')
  const { tenant, role } = useSession()
  const [search] = useSearchParams()
  const link = mailedLinkOf(search) ?? passwordLinkOf(search)
  usePageTitle(t(($) => $.title))
  const home = tenant?.isProvider ? <ProviderHome /> : <SchoolHome />
  return (
    <>
      {role ? home : <NoSchool />}
      {link && <LinkQuestion />}
    </>
  )
}
