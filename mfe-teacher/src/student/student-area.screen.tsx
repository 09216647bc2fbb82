import { studentOverviewQuery } from '@lernspur/api-client/teacher/student/student-overview.queries'
import { FilledSlot, notFound, useFillers, useParams, useSuspenseQuery } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Suspense } from 'react'
import { useClassId } from '../class-data/use-class-id'
import { StudentHead } from './student-head'
import { StudentSkeleton } from './student-skeleton'

interface AreaTabProps {
  classId: string
  studentId: string
  area: string
}

function AreaTab({ classId, studentId, area }: AreaTabProps) {
  const { data: overview } = useSuspenseQuery(studentOverviewQuery({ schoolClassId: classId, studentId }))
  const filler = useFillers('student.tab', classId).find((one) => one.area === area) ?? notFound()
  return (
    <>
      <StudentHead classId={classId} overview={overview} tab={filler} />
      <FilledSlot slot="student.tab" filler={filler} passed={{ classId, studentId }} />
    </>
  )
}

/** What another area shows about a student (rule slot.1). */
export function Component() {
  const { studentId = '', area = '' } = useParams()
  return (
    <Page>
      <Suspense fallback={<StudentSkeleton />}>
        <AreaTab key={`${area} ${studentId}`} classId={useClassId()} studentId={studentId} area={area} />
      </Suspense>
    </Page>
  )
}
