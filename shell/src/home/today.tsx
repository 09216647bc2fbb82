import { today, useCurrentClass, useFormat, useTranslation } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import { ClassCards } from './class-cards'
import { CurrentTerm } from './current-term'
import { LastEntries } from './entries/last-entries'
import { ObserveButton } from './observe-button'
import { OpenInvitations } from './open-invitations'
import { OpenReports } from './open-reports'
import { Part } from './part'
import { SchoolReminder } from './school-reminder'
import { Section } from './section'
import { EntriesSkeleton, ReportsSkeleton, UnseenSkeleton } from './skeletons'
import { Unseen } from './unseen/unseen'
import { useGreeting } from './use-greeting'

/** Today in school: observe, the classes, what was entered last and what is open. */
export function Today({ classes }: { classes: readonly SchoolClass[] }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const greeting = useGreeting()
  const current = useCurrentClass()
  const ready = current?.isOnboardingFinalized ? current : undefined
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
      <SchoolReminder />
      <OpenInvitations />
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-1 content-start gap-8">
          <ObserveButton />
          <Section title={t(($) => $.classes, { count: classes.length })}>
            <ClassCards classes={classes} />
          </Section>
          {ready && (
            <Part title={t(($) => $.unseen.title, { name: ready.name })} skeleton={<UnseenSkeleton />}>
              <Unseen />
            </Part>
          )}
          <Part title={t(($) => $.entries.title)} skeleton={<EntriesSkeleton />}>
            <LastEntries />
          </Part>
        </div>
        <Part title={t(($) => $.reports.title)} skeleton={<ReportsSkeleton />}>
          <OpenReports classes={classes} />
        </Part>
      </div>
    </Page>
  )
}
