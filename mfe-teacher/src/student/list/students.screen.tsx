import { ErrorBoundary, Link, paths, useClass, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { LinkButton } from '@lernspur/ui/form/link-button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import History from 'lucide-react/icons/history'
import { Suspense } from 'react'
import { ClassPrintButton } from '../../class-print/class-print-button'
import { ClassGap } from '../../class-work/gaps'
import { useClassId } from '../../class-work/use-class-id'
import { useClassWork } from '../../class-work/use-class-work'
import { StudentList } from './student-list'

const places = Array.from({ length: 18 }, (_, index) => index)

function StudentsSkeleton() {
  const { t } = useTranslation('teacher.student')
  return (
    <Loading label={t(($) => $.list.loading)} className="grid grid-cols-1 gap-6">
      <Skeleton className="h-11 sm:w-72" />
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {places.map((place) => (
          <Skeleton key={place} className="h-18" />
        ))}
      </div>
    </Loading>
  )
}

function Students({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.student')
  const work = useClassWork(classId)
  if (work.students.length === 0) {
    const [title, text] = [t(($) => $.list.empty.title), t(($) => $.list.empty.text)]
    return <ClassGap classId={classId} missing="children" title={title} text={text} />
  }
  return <StudentList classId={classId} work={work} />
}

/** The students of a class, each with the latest observation. */
export function Component() {
  const { t } = useTranslation('teacher.student')
  const classId = useClassId()
  const schoolClass = useClass(classId)
  const title = t(($) => $.list.title)
  usePageTitle(title)
  return (
    <Page>
      <PageHeader
        title={title}
        description={
          schoolClass &&
          `${t(($) => $.inClass, { name: schoolClass.name })} · ${t(($) => $.list.count, { count: schoolClass.studentCount })}`
        }
        actions={
          <>
            <ClassPrintButton classId={classId} kind="list" />
            <LinkButton asChild variant="outline">
              <Link to={paths.observationTimeline(classId)}>
                <History aria-hidden />
                {t(($) => $.timeline.classTitle)}
              </Link>
            </LinkButton>
          </>
        }
      />
      <ErrorBoundary>
        <Suspense fallback={<StudentsSkeleton />}>
          <Students classId={classId} />
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
