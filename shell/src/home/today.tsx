import {
  ErrorBoundary,
  Link,
  paths,
  today,
  useCurrentClass,
  useFormat,
  useRightsOf,
  useTranslation,
} from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { Skeleton } from '@lernspur/ui/feedback/skeleton'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import Eye from 'lucide-react/icons/eye'
import { Suspense } from 'react'
import { ClassCards } from './class-cards'
import { CurrentTerm } from './current-term'
import { LastEntries } from './last-entries'
import { OpenReports } from './open-reports'
import { useGreeting } from './use-greeting'

/** The largest button of the product: straight to observing in the current class. */
function ObserveButton() {
  const { t } = useTranslation('home')
  const schoolClass = useCurrentClass()
  const rightsOf = useRightsOf()
  if (!schoolClass?.isOnboardingFinalized || !rightsOf(schoolClass).canWriteCompetenceEntries) return null
  return (
    <LinkButton asChild size="lg" className="w-full sm:w-auto sm:min-w-64">
      <Link to={paths.capture(schoolClass.id)}>
        <Eye aria-hidden />
        {t(($) => $.observeIn, { name: schoolClass.name })}
      </Link>
    </LinkButton>
  )
}

/** Today in school: observe, the classes, what was entered last and what is open. */
export function Today({ classes }: { classes: readonly SchoolClass[] }) {
  const format = useFormat()
  const greeting = useGreeting()
  return (
    <Page>
      <PageHeader
        title={greeting}
        description={
          <>
            {format.dayLong(today())}
            <Suspense>
              <CurrentTerm />
            </Suspense>
          </>
        }
        actions={<ObserveButton />}
      />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-6">
          <ClassCards classes={classes} />
          <ErrorBoundary>
            <Suspense fallback={<Skeleton className="h-96" />}>
              <LastEntries />
            </Suspense>
          </ErrorBoundary>
        </div>
        <ErrorBoundary>
          <Suspense fallback={<Skeleton className="h-48" />}>
            <OpenReports classes={classes} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Page>
  )
}
