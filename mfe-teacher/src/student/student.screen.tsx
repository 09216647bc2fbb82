import { studentOverviewQuery } from '@lernspur/api-client/teacher/student/student-overview.queries'
import { prefetchLoader, useParams, useSuspenseQuery, useTranslation } from '@lernspur/app-runtime'
import { Page } from '@lernspur/ui/components/layout/app-frame'
import { Button } from '@lernspur/ui/components/ui/button'
import Printer from 'lucide-react/icons/printer'
import { Suspense } from 'react'
import { useClassId } from '../class-data/use-class-id'
import { CompetenceCard } from './overview/competence-card'
import { competencesIn } from './overview/competences-in'
import { ReportCard } from './overview/report-card'
import { SubjectList } from './overview/subject-list'
import { StudentHead } from './student-head'
import { StudentSkeleton } from './student-skeleton'

function StudentPage({ classId, studentId }: { classId: string; studentId: string }) {
  const { t } = useTranslation('teacher.student')
  const { data: overview } = useSuspenseQuery(studentOverviewQuery({ schoolClassId: classId, studentId }))
  const { firstName } = overview.student
  return (
    <>
      <StudentHead
        classId={classId}
        overview={overview}
        tab="overview"
        // Whoever sees no subject would print headings alone.
        actions={
          overview.subjects.length > 0 && (
            <Button variant="outline" onClick={() => window.print()}>
              <Printer aria-hidden />
              {t(($) => $.print)}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <CompetenceCard
          title={t(($) => $.strengths.title)}
          empty={t(($) => $.strengths.empty)}
          found={competencesIn(overview, 'strength')}
        />
        <CompetenceCard
          title={t(($) => $.practising.title, { name: firstName })}
          empty={t(($) => $.practising.empty)}
          found={competencesIn(overview, 'practising')}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <SubjectList classId={classId} overview={overview} />
        <ReportCard classId={classId} reports={overview.reports} />
      </div>
    </>
  )
}

export const loader = prefetchLoader(({ params: { classId = '', studentId = '' } }) => [
  studentOverviewQuery({ schoolClassId: classId, studentId }),
])

/** One student: strengths, what is practised now, subjects that unfold to their entries, and reports. */
export function Component() {
  const { studentId = '' } = useParams()
  return (
    <Page>
      <Suspense fallback={<StudentSkeleton />}>
        <StudentPage key={studentId} classId={useClassId()} studentId={studentId} />
      </Suspense>
    </Page>
  )
}
