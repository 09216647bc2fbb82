import { today, useClasses, useFormat, useSession } from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { lazy, Suspense } from 'react'
import { Slot } from './slot/slot'
import { TermText } from './term-text'
import { useGreeting } from './use-greeting'

const ReadTerm = lazy(() => import('./read-term'))

/** The term of a day, from the years of the classes; null between terms, undefined if no year includes that day. */
const termOf = (classes: readonly SchoolClass[], day: string) => {
  const years = classes.flatMap(({ schoolYear }) => schoolYear ?? [])
  const year = years.find(({ schoolYearStart, schoolYearEnd }) => schoolYearStart <= day && day <= schoolYearEnd)
  return year && (year.terms.find(({ startDate, endDate }) => startDate <= day && day <= endDate) ?? null)
}

/** The current term and its end; nothing between terms or while unknown. */
function CurrentTerm() {
  const term = termOf(useClasses(), today())
  if (term) return <TermText term={term} />
  return term === undefined ? (
    <Suspense>
      <ReadTerm />
    </Suspense>
  ) : null
}

// Lazy, because few users are invited to another school.
const OpenInvitations = lazy(() => import('./open-invitations'))

/** The teacher's start page: observing, classes, latest observations and open work, as provided by the areas. */
export function Today() {
  const format = useFormat()
  const greeting = useGreeting()
  const { invitationCount } = useSession().whoAmI
  return (
    <Page>
      <PageHeader
        title={greeting}
        description={
          <>
            {format.dayLong(today())}
            <CurrentTerm />
          </>
        }
      />
      <Slot name="home.school" />
      {invitationCount ? (
        <Suspense>
          <OpenInvitations />
        </Suspense>
      ) : null}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid grid-cols-1 content-start gap-8">
          <Slot name="home.today" />
          <Slot name="home.class" silent />
        </div>
        <div className="grid grid-cols-1 content-start gap-8">
          <Slot name="home.due" silent />
        </div>
      </div>
    </Page>
  )
}
