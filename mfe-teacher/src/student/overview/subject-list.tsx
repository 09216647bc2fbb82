import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { ErrorBoundary, useTranslation } from '@lernspur/app-runtime'
import type { OverviewSubject, StudentOverview } from '@lernspur/contracts/teacher/student/student-overview.contract'
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '@lernspur/ui/components/ui/accordion'
import { Card } from '@lernspur/ui/components/ui/card'
import { Suspense } from 'react'
import { TimelineSkeleton } from '../timeline/timeline-skeleton'
import { CompetenceLine } from './competence-line'
import { EarlierEntries } from './earlier-entries'
import { SubjectEntries } from './subject-entries'
import { useAge } from './use-age'

interface SubjectListProps {
  classId: string
  overview: StudentOverview
}

function SubjectLine({ subject }: { subject: OverviewSubject }) {
  const { t } = useTranslation('teacher.student')
  const ageOf = useAge()
  const { competences } = subject
  const lastOn = competences.reduce<string | null>(
    (last, one) => ((one.lastOn ?? '') > (last ?? '') ? one.lastOn : last),
    null,
  )
  const seen = competences.filter(({ entryCount }) => entryCount > 0).length
  const facts = [t(($) => $.seenOf, { seen, count: competences.length }), lastOn && ageOf(lastOn)]
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-0.5">
      <SubjectChipOf subject={subject} className="min-w-0" />
      <span className="text-sm font-normal text-muted-foreground">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  )
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
      {subjects.length === 0 ? (
        <Card className="p-5 text-muted-foreground">{t(($) => $.subjects.empty)}</Card>
      ) : (
        <Accordion type="multiple">
          {subjects.map((subject) => (
            <AccordionItem key={subject.id} value={subject.id}>
              <AccordionTrigger>
                <SubjectLine subject={subject} />
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
