import { studentOverviewQuery } from '@lernspur/api-client/teacher/student/student-overview.queries'
import { talkSheetQuery } from '@lernspur/api-client/teacher/student/talk-sheet.queries'
import { useParams, useSuspenseQueries } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Suspense } from 'react'
import { useClassId } from '../class-data/use-class-id'
import { StudentHead } from '../student/student-head'
import { StudentSkeleton } from '../student/student-skeleton'
import { TalkEditor } from './talk-editor'

interface VisibleTalk {
  classId: string
  studentId: string
  talkSheetId: string
}

function TalkPage({ classId, studentId, talkSheetId }: VisibleTalk) {
  const [overview, sheet] = useSuspenseQueries({
    queries: [studentOverviewQuery({ schoolClassId: classId, studentId }), talkSheetQuery({ talkSheetId })],
  })
  return (
    <>
      <StudentHead classId={classId} overview={overview.data} tab="talks" />
      <TalkEditor sheet={sheet.data} student={overview.data.student} />
    </>
  )
}

/** One sheet for a talk with parents, to edit and print, with a private note of its author. */
export function Component() {
  const { studentId = '', talkSheetId = '' } = useParams()
  return (
    <Page>
      <Suspense fallback={<StudentSkeleton />}>
        <TalkPage key={talkSheetId} classId={useClassId()} studentId={studentId} talkSheetId={talkSheetId} />
      </Suspense>
    </Page>
  )
}
