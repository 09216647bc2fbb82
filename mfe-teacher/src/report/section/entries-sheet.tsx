import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { ErrorBoundary, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { Report, ReportCompetence } from '@lernspur/contracts/report.contract'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { Suspense } from 'react'
import { EntryItem } from '../../class-work/entry-item'
import { type ClassWork, useClassWork } from '../../class-work/use-class-work'

interface EntriesProps {
  classId: string
  report: Report
  competence: ReportCompetence
}

function CountedEntry({ entry, work }: { entry: Observation; work: ClassWork }) {
  const { t } = useTranslation('teacher.report')
  const level = work.levels.get(entry.performanceLevelV2Id ?? '')
  const assessment = work.assessments.find(({ id }) => id === entry.performanceAssessmentId)
  const weight = assessment && t(($) => $.entries.weight, { name: assessment.name, percent: assessment.weighting })
  return <EntryItem entry={entry} level={level} noteLabel={t(($) => $.entries.noteOnly)} occasion={weight} />
}

function Entries({ classId, report, competence }: EntriesProps) {
  const { t } = useTranslation('teacher.report')
  const work = useClassWork(classId)
  const { data } = useSuspenseQuery(
    observationListQuery({
      filter: [
        { field: 'schoolClassId', type: 'eq', value: classId },
        { field: 'studentId', type: 'eq', value: report.originalStudentId },
        { field: 'competenceId', type: 'eq', value: competence.competenceId },
        { field: 'observedAt', type: 'gte', value: report.startDate },
        { field: 'observedAt', type: 'lte', value: report.endDate },
      ],
      order: [
        { field: 'observedAt', dir: 'desc' },
        { field: 'createdAt', dir: 'desc' },
      ],
    }),
  )
  const counted = data.rows.filter(({ performanceLevelV2Id }) => performanceLevelV2Id !== null).length
  return (
    <>
      <p className="text-sm text-muted-foreground">{t(($) => $.method[report.calculationMethod].why)}</p>
      {counted !== competence.entryCount && (
        <p className="mt-2 text-sm text-warning-foreground">
          {t(($) => $.entries.changed, { count: competence.entryCount, now: counted })}
        </p>
      )}
      <ul className="mt-2 divide-y">
        {data.rows.map((entry) => (
          <CountedEntry key={entry.id} entry={entry} work={work} />
        ))}
      </ul>
    </>
  )
}

/** The observations that a proposal is based on, and how they were counted. */
export function EntriesSheet({ onClose, ...props }: EntriesProps & { onClose: () => void }) {
  const { t } = useTranslation('teacher.report')
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(($) => $.entries.title)}
      description={props.competence.description}
      closeLabel={t(($) => $.close)}
    >
      <ErrorBoundary>
        <Suspense
          fallback={
            <Loading label={t(($) => $.entries.loading)} className="grid grid-cols-1 gap-3">
              <Skeleton className="h-16" />
              <Skeleton className="h-16" />
            </Loading>
          }
        >
          <Entries {...props} />
        </Suspense>
      </ErrorBoundary>
    </Sheet>
  )
}
