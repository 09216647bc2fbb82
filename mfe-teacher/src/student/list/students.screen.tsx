import { ErrorBoundary, Link, paths, useClass, usePageTitle, useTranslation } from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Button } from '@lernspur/ui/components/ui/button'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import History from 'lucide-react/icons/history'
import { Suspense } from 'react'
import { ClassGap } from '../../class-data/gaps'
import { useClassData } from '../../class-data/use-class-data'
import { useClassId } from '../../class-data/use-class-id'
import { ClassPrintButton } from '../../class-print/class-print-button'
import { FormerStudents } from './former-students'
import { StudentList } from './student-list'

const placeholders = Array.from({ length: 18 }, (_, index) => index)

function StudentsSkeleton() {
  const { t } = useTranslation('teacher.student')
  return (
    <Loading label={t(($) => $.list.loading)} className="grid grid-cols-1 gap-6">
      <Skeleton className="h-11 sm:w-72" />
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {placeholders.map((placeholder) => (
          <Skeleton key={placeholder} className="h-18" />
        ))}
      </div>
    </Loading>
  )
}

function Students({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.student')
  const work = useClassData(classId)
  if (work.students.length === 0) {
    const title = t(($) => $.list.empty.title)
    const text = t(($) => $.list.empty.text)
    return (
      <>
        <ClassGap classId={classId} missing="children" title={title} text={text} />
        <FormerStudents classId={classId} />
      </>
    )
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
            <Button asChild variant="outline">
              <Link to={paths.observationTimeline(classId)}>
                <History aria-hidden />
                {t(($) => $.timeline.classTitle)}
              </Link>
            </Button>
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
