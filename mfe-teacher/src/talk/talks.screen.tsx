import { studentOverviewQuery } from '@lernspur/api-client/teacher/student/student-overview.queries'
import { useClassRights, useParams, useSuspenseQuery } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Suspense } from 'react'
import { useClassId } from '../class-data/use-class-id'
import { StudentHead } from '../student/student-head'
import { StudentSkeleton } from '../student/student-skeleton'
import { NewTalk } from './new-talk'
import { TalkList } from './talk-list'

function TalksPage({ classId, studentId }: { classId: string; studentId: string }) {
  const { data: overview } = useSuspenseQuery(studentOverviewQuery({ schoolClassId: classId, studentId }))
  const { canWriteCompetenceEntries } = useClassRights(classId)
  const mayPrepare = canWriteCompetenceEntries && overview.student.erasesAt === null && !overview.student.leftOn
  return (
    <>
      <StudentHead classId={classId} overview={overview} tab="talks" />
      {mayPrepare && <NewTalk classId={classId} studentId={studentId} />}
      <TalkList classId={classId} studentId={studentId} sheets={overview.talkSheets} mayRemove={mayPrepare} />
    </>
  )
}

/** Talks with the parents of one student: what was prepared, and a new one. */
export function Component() {
  const { studentId = '' } = useParams()
  return (
    <Page>
      <Suspense fallback={<StudentSkeleton />}>
        <TalksPage key={studentId} classId={useClassId()} studentId={studentId} />
      </Suspense>
    </Page>
  )
}
