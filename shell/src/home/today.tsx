import { today, useFormat, useSession } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { lazy, Suspense } from 'react'
import { CurrentTerm } from './current-term'
import { Slot } from './slot/slot'
import { useGreeting } from './use-greeting'

// Few are invited to another school.
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
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 content-start gap-8">
          <Slot name="home.today" />
          <Slot name="home.class" silent />
        </div>
        <Slot name="home.due" silent />
      </div>
    </Page>
  )
}
