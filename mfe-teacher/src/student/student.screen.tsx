import {
  ErrorBoundary,
  Link,
  notFound,
  paths,
  useClass,
  useClassRights,
  useFormat,
  usePageTitle,
  useParams,
  usePrefetchQuery,
  useTranslation,
} from '@lernspur/app-kit'
import type { Student } from '@lernspur/contracts/student.contract'
import { Avatar } from '@lernspur/ui/data/avatar'
import { Button } from '@lernspur/ui/form/button'
import { Page } from '@lernspur/ui/layout/app-frame'
import { Banner } from '@lernspur/ui/layout/banner'
import { Breadcrumbs, Crumb } from '@lernspur/ui/layout/breadcrumbs'
import { PageHeader } from '@lernspur/ui/layout/page-header'
import Printer from 'lucide-react/icons/printer'
import { Suspense, useMemo } from 'react'
import { ObserveLink } from '../class-work/observe-link'
import { useClassEntries } from '../class-work/use-class-entries'
import { useClassId } from '../class-work/use-class-id'
import { type ClassWork, useClassWork } from '../class-work/use-class-work'
import { Siblings } from './siblings'
import { standingsOf } from './standing/standing'
import { StandingList } from './standing/standing-list'
import { StudentFacts } from './student-facts'
import { StudentReports, studentReportsQuery } from './student-reports'
import { StudentSkeleton } from './student-skeleton'
import { Timeline } from './timeline/timeline'

function Standings({ classId, student, work }: { classId: string; student: Student; work: ClassWork }) {
  const { entries, scales, levels } = useClassEntries(work, [
    { field: 'schoolClassId', type: 'eq', value: classId },
    { field: 'studentId', type: 'eq', value: student.id },
  ])
  const standings = useMemo(() => {
    const own = student.schoolClasses.find(({ id }) => id === classId)?.schoolSubjectIds ?? []
    const subjects = work.subjects.filter(({ id }) => own.includes(id))
    return standingsOf(entries, { subjects, domains: work.domains, scales, levels })
  }, [entries, scales, levels, work, student, classId])
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <StandingList standings={standings} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-1">
        <StudentFacts work={work} entries={entries} standings={standings} />
        <ErrorBoundary>
          <StudentReports classId={classId} studentId={student.id} />
        </ErrorBoundary>
      </div>
    </div>
  )
}

function StudentPage({ classId, studentId }: { classId: string; studentId: string }) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const schoolClass = useClass(classId)
  const { canWriteCompetenceEntries } = useClassRights(classId)
  const work = useClassWork(classId)
  const student = work.students.find(({ id }) => id === studentId) ?? notFound()
  const name = format.name(student)
  usePageTitle(name)
  return (
    <>
      <PageHeader
        above={
          <div className="flex items-center justify-between gap-4 print:hidden">
            <div className="min-w-0">
              <Breadcrumbs label={t(($) => $.youAreHere)}>
                <Crumb link={<Link to={paths.students(classId)} />}>{t(($) => $.list.title)}</Crumb>
                <Crumb>{name}</Crumb>
              </Breadcrumbs>
            </div>
            <Siblings classId={classId} students={work.students} student={student} />
          </div>
        }
        leading={<Avatar name={name} seed={student.id} src={student.avatar} size={64} />}
        title={name}
        description={schoolClass && t(($) => $.inClass, { name: schoolClass.name })}
        actions={
          <>
            <Button variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden />
              {t(($) => $.print)}
            </Button>
            {canWriteCompetenceEntries && <ObserveLink classId={classId}>{t(($) => $.observe)}</ObserveLink>}
          </>
        }
      />
      {student.erasesAt && (
        <Banner tone="danger">{t(($) => $.leaving.note, { name, day: format.instant(student.erasesAt) })}</Banner>
      )}
      <Standings classId={classId} student={student} work={work} />
      <section aria-labelledby="timeline" className="grid grid-cols-1 gap-4">
        <h2 id="timeline" className="text-lg font-semibold">
          {t(($) => $.timeline.title)}
        </h2>
        <Timeline classId={classId} work={work} student={student} />
      </section>
    </>
  )
}

/** One student: levels by subject, observations and reports; the page is printable. */
export function Component() {
  const classId = useClassId()
  const { studentId = '' } = useParams()
  // They come with everything else: filters below them must not move away from under a pointer.
  usePrefetchQuery(studentReportsQuery(classId, studentId))
  return (
    <Page>
      <Suspense fallback={<StudentSkeleton />}>
        <StudentPage key={studentId} classId={classId} studentId={studentId} />
      </Suspense>
    </Page>
  )
}
