import {
  Link,
  Outlet,
  PageSkeleton,
  paths,
  SaveStatusLine,
  ScrollRestoration,
  type Session,
  useLoaded,
  useLocation,
  useMaybeSession,
  useNavigation,
  useSetAtom,
  useTranslation,
} from '@lernspur/app-runtime'
import { AppFrame } from '@lernspur/ui/components/layout/app-frame'
import { Rail, RailLink, RailSection } from '@lernspur/ui/components/layout/rail'
import { TopBar } from '@lernspur/ui/components/layout/top-bar'
import { PortalRoot } from '@lernspur/ui/portal'
import { lazy, Suspense } from 'react'
import { BottomNavigation } from './bottom-navigation'
import { FrameSkeleton } from './frame-skeleton'
import { HelpButton } from './help/help-button'
import { HelpHost } from './help/help-host'
import { AccountButton } from './menu/account-button'
import { ClassSwitcher } from './menu/class-switcher'
import type { NavigationSection } from './navigation/navigation-link'
import { useNavigationSections } from './navigation/use-navigation-sections'
import { NotificationButton } from './notification/notification-button'
import { useObservationShortcut } from './observation-shortcut/use-observation-shortcut'
import { OfflineBanner } from './offline-banner'
import { PaletteButton } from './palette/palette-button'
import { PaletteHost } from './palette/palette-host'
import { TourHost } from './tour/tour-host'
import { useFrameClass } from './use-frame-class'
import { useHeadingFocus } from './use-heading-focus'
import { waitingAtom } from './waiting/waiting-atom'
import { WaitingHost } from './waiting/waiting-host'

const PlainFrame = lazy(() => import('./plain-frame'))

// Schools rarely have a banner, so the first page does not load their code.
const loadBanners = () => import('./banner/school-banners')

function RailSections({ sections }: { sections: readonly NavigationSection[] }) {
  return sections.map(({ id, heading, links }) => (
    <RailSection key={id} heading={heading}>
      {links.map(({ to, text, icon, active }) => (
        <RailLink key={to} icon={icon} active={active} link={<Link to={to} />}>
          {text}
        </RailLink>
      ))}
    </RailSection>
  ))
}

/** The page, marked as busy while the next one is loading. */
function Content() {
  return (
    <div aria-busy={useNavigation().state === 'loading'} className="contents">
      <Suspense fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
    </div>
  )
}

function Status() {
  const setWaiting = useSetAtom(waitingAtom)
  return <SaveStatusLine onShowWaiting={() => setWaiting(true)} />
}

// Created once, so that a new page does not render them again.
const help = <HelpButton />
const status = <Status />
const search = <PaletteButton />
const actions = [<NotificationButton key="notifications" />, <AccountButton key="account" />]
const hosts = [
  <HelpHost key="help" />,
  <PaletteHost key="palette" />,
  <TourHost key="tour" />,
  <WaitingHost key="waiting" />,
]
const content = <Content />

function SignedInFrame({ session }: { session: Session }) {
  const { t } = useTranslation('shell.frame')
  const { classes, schoolClass, choose } = useFrameClass()
  const sections = useNavigationSections(schoolClass)
  useHeadingFocus()
  useObservationShortcut(schoolClass)
  const hasBanners = Boolean(session.tenant?.closesAt || session.whoAmI.bannerCount)
  const SchoolBanners = useLoaded(loadBanners, hasBanners, () => undefined)
  const switcher = { classes, schoolClass, onChoose: choose }
  return (
    <AppFrame
      skipLabel={t(($) => $.skip)}
      banner={
        <>
          <OfflineBanner />
          {hasBanners && SchoolBanners && (
            <Suspense>
              <SchoolBanners session={session} />
            </Suspense>
          )}
        </>
      }
      rail={
        <Rail label={t(($) => $.navigation)} header={<ClassSwitcher {...switcher} />} footer={help}>
          <RailSections sections={sections} />
        </Rail>
      }
      topBar={
        <TopBar leading={<ClassSwitcher {...switcher} compact />} status={status} search={search} actions={actions} />
      }
      bottomBar={<BottomNavigation sections={sections} />}
    >
      {content}
      {hosts}
    </AppFrame>
  )
}

/**
 * Layout of every page: with navigation for signed-in users, without it for visitors. Public pages have none either for
 * users who are still setting up, because every link would lead back to the set-up.
 */
export function Frame() {
  const session = useMaybeSession()
  const { pathname } = useLocation()
  const isPublic = [paths.legal, paths.verify].some((path) => pathname.startsWith(path))
  return (
    <PortalRoot>
      <Suspense fallback={<FrameSkeleton />}>
        {session && (session.whoAmI.isSetupCompleted || !isPublic) ? (
          <SignedInFrame session={session} />
        ) : (
          <PlainFrame isVisitor={session === null} />
        )}
      </Suspense>
      <ScrollRestoration />
    </PortalRoot>
  )
}
