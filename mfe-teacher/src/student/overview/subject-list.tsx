import { ErrorBoundary, useTranslation } from '@lernspur/app-runtime'
import type { StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@lernspur/ui/components/ui/accordion'
import { Card } from '@lernspur/ui/components/ui/card'
import { Suspense } from 'react'
import { TimelineSkeleton } from '../timeline/timeline-skeleton'
import { CompetenceLine } from './competence-line'
import { EarlierEntries } from './earlier-entries'
import { StandingLegend } from './standing-legend'
import { SubjectEntries } from './subject-entries'
import { SubjectStanding } from './subject-standing'

interface SubjectListProps {
  classId: string
  overview: StudentOverview
}

/** A line for each subject, which unfolds to its competences and newest entries, read at that time. */
export function SubjectList({ classId, overview }: SubjectListProps) {
  const { t } = useTranslation('teacher.student')
  const { subjects, student } = overview
  return (
    <section aria-labelledby="subjects" className="grid grid-cols-1 gap-3">
      <div>
        <h2 id="subjects" className="text-lg font-semibold">
          {t(($) => $.subjects.title)}
        </h2>
        <p className="text-sm text-muted-foreground">{t(($) => $.subjects.explanation)}</p>
      </div>
      <StandingLegend subjects={subjects} />
      {subjects.length === 0 ? (
        <Card className="p-5 text-muted-foreground">{t(($) => $.subjects.empty)}</Card>
      ) : (
        <Accordion type="multiple">
          {subjects.map((subject) => (
            <AccordionItem key={subject.id} value={subject.id}>
              <AccordionTrigger>
                <SubjectStanding subject={subject} />
              </AccordionTrigger>
              <AccordionContent>
                <div className="grid grid-cols-1 gap-4">
                  <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
                    {subject.competences.map((competence) => (
                      <CompetenceLine key={competence.id} competence={competence} />
                    ))}
                  </ul>
                  <ErrorBoundary>
                    <Suspense fallback={<TimelineSkeleton />}>
                      <SubjectEntries classId={classId} studentId={student.id} subject={subject} />
                    </Suspense>
                  </ErrorBoundary>
                  <EarlierEntries subject={subject} entries={overview.earlierEntries ?? []} />
                </div>
              </AccordionContent>
            </AccordionItem>
          ))}
        </Accordion>
      )}
    </section>
  )
}
