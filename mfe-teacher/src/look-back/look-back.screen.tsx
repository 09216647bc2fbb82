import { lookBackQuery } from '@lernspur/api-client/teacher/student/look-back.queries'
import {
  ErrorBoundary,
  prefetchLoader,
  useClass,
  usePageTitle,
  useSuspenseQuery,
  useTranslation,
} from '@lernspur/app-runtime'
import { Loading } from '@lernspur/ui/components/feedback/loading'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { PageHeader } from '@lernspur/ui/components/layout/page-header'
import { Skeleton } from '@lernspur/ui/components/ui/skeleton'
import { Suspense } from 'react'
import { ClassGap } from '../class-data/gaps'
import { useClassId } from '../class-data/use-class-id'
import { Attention } from './attention'
import { QuietChildren } from './quiet-children'
import { QuietCompetences } from './quiet-competences'
import { WeekPlan } from './week-plan'

function LookBackOf({ classId }: { classId: string }) {
  const { t } = useTranslation('teacher.look-back')
  const { data } = useSuspenseQuery(lookBackQuery({ schoolClassId: classId }))
  if (data.attention.students.length === 0)
    return (
      <ClassGap
        classId={classId}
        missing="children"
        title={t(($) => $.noChildren.title)}
        text={t(($) => $.noChildren.text)}
      />
    )
  if (data.subjectCount === 0)
    return (
      <ClassGap
        classId={classId}
        missing="subjects"
        title={t(($) => $.noSubject.title)}
        text={t(($) => $.noSubject.text)}
      />
    )
  return (
    <>
      <section aria-labelledby="quiet" className="grid grid-cols-1 gap-4">
        <h2 id="quiet" className="text-lg font-semibold">
          {t(($) => $.question)}
        </h2>
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
          <QuietChildren classId={classId} students={data.students} />
          <QuietCompetences classId={classId} competences={data.competences} />
        </div>
        <WeekPlan classId={classId} lookBack={data} />
      </section>
      <Attention attention={data.attention} />
    </>
  )
}

function Waiting() {
  const { t } = useTranslation('teacher.look-back')
  return (
    <Loading label={t(($) => $.loading)} className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </Loading>
  )
}

export const loader = prefetchLoader(({ params: { classId = '' } }) => [lookBackQuery({ schoolClassId: classId })])

/** Whom and what a teacher has not looked at in a class, a plan for the week, and the teacher's own attention. */
export function Component() {
  const classId = useClassId()
  const { t } = useTranslation('teacher.look-back')
  const title = t(($) => $.title)
  usePageTitle(title)
  const schoolClass = useClass(classId)
  return (
    <Page>
      <PageHeader title={title} description={schoolClass && t(($) => $.inClass, { name: schoolClass.name })} />
      <ErrorBoundary>
        <Suspense fallback={<Waiting />}>
          <LookBackOf classId={classId} />
        </Suspense>
      </ErrorBoundary>
    </Page>
  )
}
