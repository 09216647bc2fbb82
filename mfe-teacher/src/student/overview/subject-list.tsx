import { ErrorBoundary, useTranslation } from '@lernspur/app-runtime'
import type { StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@lernspur/ui/components/ui/accordion'
import { Card } from '@lernspur/ui/components/ui/card'
import { rowsOnScreen, useRowsAtOnce } from '@lernspur/ui/hooks/use-rows-at-once'
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

/** Height of a subject, and what is above the first one, in pixels: more where the cards above are in one column. */
const rowHeight = 64
const twoColumns = '(width >= 48rem)'
const subjectsAtOnce = () => rowsOnScreen(rowHeight, window.matchMedia(twoColumns).matches ? 600 : 740, 0)

/** A line for each subject, first as far as the window shows them, which unfolds to its competences and newest entries, read at that time. */
export function SubjectList({ classId, overview }: SubjectListProps) {
  const { t } = useTranslation('teacher.student')
  const { subjects, student } = overview
  const count = useRowsAtOnce(subjectsAtOnce, subjects.length)
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
          {subjects.slice(0, count).map((subject) => (
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
          {subjects.slice(count).map(({ id }) => (
            <div key={id} className="h-26 sm:h-21" />
          ))}
        </Accordion>
      )}
    </section>
  )
}
