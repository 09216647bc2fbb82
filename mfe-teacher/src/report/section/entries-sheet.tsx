import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { ErrorBoundary, LevelPictureOf, useFormat, useSuspenseQuery, useTranslation } from '@lernspur/app-kit'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { Report, ReportCompetence } from '@lernspur/contracts/report.contract'
import { Loading, Skeleton } from '@lernspur/ui/feedback/skeleton'
import { Sheet } from '@lernspur/ui/overlay/sheet'
import { Suspense } from 'react'
import { EntryOrigin } from '../../class-work/entry-origin'
import { hasPicture } from '../../class-work/has-picture'
import { type ClassWork, useClassWork } from '../../class-work/use-class-work'

interface EntriesProps {
  classId: string
  report: Report
  competence: ReportCompetence
}

function Entry({ entry, work }: { entry: Observation; work: ClassWork }) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const level = work.levels.get(entry.performanceLevelV2Id ?? '')
  const assessment = work.assessments.find(({ id }) => id === entry.performanceAssessmentId)
  const weight = assessment && t(($) => $.entries.weight, { name: assessment.name, percent: assessment.weighting })
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 py-3">
      <span className="pt-0.5">
        {level && hasPicture(level) && <LevelPictureOf level={level} size={32} decorative />}
      </span>
      <div>
        <p className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{level?.label ?? t(($) => $.entries.noteOnly)}</span>
          <time dateTime={entry.observedAt} className="text-sm text-muted-foreground">
            {format.day(entry.observedAt)}
          </time>
        </p>
        {entry.description && <p className="mt-1 text-sm whitespace-pre-wrap">{entry.description}</p>}
        <EntryOrigin entry={entry} occasion={weight} className="mt-0.5 text-sm text-muted-foreground" />
      </div>
    </li>
  )
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
          <Entry key={entry.id} entry={entry} work={work} />
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
