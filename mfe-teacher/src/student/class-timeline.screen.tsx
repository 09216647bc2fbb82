import { ErrorBoundary, Link, paths, useClass, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Breadcrumbs, Crumb } from '@lernspur/ui/components/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Suspense } from 'react'
import { useClassData } from '../class-data/use-class-data'
import { useClassId } from '../class-data/use-class-id'
import { Timeline } from './timeline/timeline'
import { TimelineSkeleton } from './timeline/timeline-skeleton'

function ClassTimeline({ classId }: { classId: string }) {
  return <Timeline classId={classId} work={useClassData(classId)} />
}

/** The timeline of a class, with all its students. */
export function Component() {
  const { t } = useTranslation('teacher.student')
  const classId = useClassId()
  const schoolClass = useClass(classId)
  const title = t(($) => $.timeline.classTitle)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader
        above={
          <Breadcrumbs label={t(($) => $.youAreHere)}>
            <Crumb link={<Link to={paths.students(classId)} />}>{t(($) => $.list.title)}</Crumb>
            <Crumb>{title}</Crumb>
          </Breadcrumbs>
        }
        title={title}
        description={schoolClass && t(($) => $.inClass, { name: schoolClass.name })}
      />
      <ErrorBoundary>
        <Suspense fallback={<TimelineSkeleton />}>
          <ClassTimeline classId={classId} />
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
