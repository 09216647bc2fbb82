import { classStudentsQuery } from '@lernspur/api-client/school-admin/student.queries'
import { studentOverviewQuery } from '@lernspur/api-client/teacher/student/student-overview.queries'
import { ErrorBoundary, foundIn, useParams, usePrefetchQuery, useSuspenseQuery } from '@lernspur/app-runtime'
import type { Person } from '@lernspur/contracts/wire/fields'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Suspense } from 'react'
import { useClassData } from '../class-data/use-class-data'
import { useClassId } from '../class-data/use-class-id'
import { StudentHead } from './student-head'
import { StudentSkeleton } from './student-skeleton'
import { Timeline } from './timeline/timeline'
import { TimelineSkeleton } from './timeline/timeline-skeleton'

interface VisibleStudent {
  classId: string
  studentId: string
}

/** Entries of a student who has left the class. */
function FormerEntries({ classId, student }: { classId: string; student: Person }) {
  return <Timeline classId={classId} work={useClassData(classId)} student={student} />
}

function Entries({ classId, studentId }: VisibleStudent) {
  const work = useClassData(classId)
  const children = useSuspenseQuery(classStudentsQuery({ schoolClassId: classId }))
  const student = foundIn({ ...children, rows: work.students }, ({ id }) => id === studentId)
  return student ? <Timeline classId={classId} work={work} student={student} /> : <TimelineSkeleton />
}

function TimelinePage({ classId, studentId }: VisibleStudent) {
  const { data: overview } = useSuspenseQuery(studentOverviewQuery({ schoolClassId: classId, studentId }))
  return (
    <>
      <StudentHead classId={classId} overview={overview} tab="timeline" />
      <ErrorBoundary>
        <Suspense fallback={<TimelineSkeleton />}>
          {overview.student.leftOn ? (
            <FormerEntries classId={classId} student={overview.student} />
          ) : (
            <Entries classId={classId} studentId={studentId} />
          )}
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** Everything that was observed of a student, by day. */
export function Component() {
  const { studentId = '' } = useParams()
  const classId = useClassId()
  // Prefetched, since the timeline asks only after the overview.
  usePrefetchQuery(classStudentsQuery({ schoolClassId: classId }))
  return (
    <Page>
      <Suspense fallback={<StudentSkeleton />}>
        <TimelinePage key={studentId} classId={classId} studentId={studentId} />
      </Suspense>
    </Page>
  )
}
