import { StepSkeleton } from '@lernspur/app-kit/wizard/step-skeleton'
import {
  Link,
  Outlet,
  paths,
  preloadTexts,
  SaveStatusLine,
  ScrollRestoration,
  useTranslation,
} from '@lernspur/app-runtime'
import { SkipLink } from '@lernspur/ui/components/layout/app-frame'
import { PortalRoot } from '@lernspur/ui/portal'
import { Suspense } from 'react'
import { HelpHost } from './help/help-host'
import { AccountButton } from './menu/account-button'
import { OfflineBanner } from './offline-banner'
import { useHeadingFocus } from './use-heading-focus'
import { Wordmark } from './wordmark'

/** Skeleton of a wizard, until texts and data are loaded. */
function SetupSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-260 flex-1 grid-cols-1 gap-x-12 px-4 md:px-8 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div className="max-lg:h-16" />
      <StepSkeleton />
    </div>
  )
}

// Every wizard needs them, so they load in parallel with its area.
preloadTexts('app-runtime.editing')

function Stage() {
  const { t } = useTranslation('shell.frame')
  useHeadingFocus()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink target="content">{t(($) => $.skip)}</SkipLink>
      <OfflineBanner />
      <header
        data-frame=""
        className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-2 border-b bg-background px-4 md:gap-4 md:px-8 [@media(height<26rem)]:static"
      >
        <Link to={paths.home} className="rounded-md py-1.5 pr-2">
          <Wordmark />
          <span className="sr-only">{t(($) => $.notFound.action)}</span>
        </Link>
        <div className="@container flex min-w-0 flex-1 items-center justify-end">
          <SaveStatusLine />
        </div>
        <div className="-mr-2 flex items-center">
          <AccountButton />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <Suspense fallback={<SetupSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <HelpHost />
    </div>
  )
}

/** Layout of wizards: the question, with no navigation except the account. */
export function Component() {
  return (
    <PortalRoot>
      <Suspense fallback={<SetupSkeleton />}>
        <Stage />
      </Suspense>
      <ScrollRestoration />
    </PortalRoot>
  )
}
