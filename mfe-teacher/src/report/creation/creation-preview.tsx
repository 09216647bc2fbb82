import { reportListQuery, reportPreviewQuery } from '@lernspur/api-client/teacher/report.queries'
import { SubjectChipOf } from '@lernspur/app-kit/display/subject-chip-of'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { keepPreviousData, useErrorText, useFormat, useQuery, useTranslation } from '@lernspur/app-runtime'
import type { ReportPreview } from '@lernspur/contracts/teacher/report-week/report-work.contract'
import { Button } from '@lernspur/ui/components/ui/button'
import { Progress } from '@lernspur/ui/components/ui/progress'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { blockerOf, type CreationData, type CreationDraft, contentsOf, scopeOf } from './creation-draft'

/** Students who already have a report with the same name and period. */
const useDoubles = (classId: string, draft: CreationDraft, studentIds: ReadonlySet<string>): number => {
  const { data } = useQuery(reportListQuery({ schoolClassId: classId }))
  const same = data?.rows.filter(
    ({ name, startDate, endDate, originalStudentId }) =>
      name === draft.name.trim() &&
      startDate === draft.startDate &&
      endDate === draft.endDate &&
      studentIds.has(originalStudentId),
  )
  return new Set(same?.map(({ originalStudentId }) => originalStudentId)).size
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-sm text-warning-foreground">
      <TriangleAlert aria-hidden className="mt-0.5 size-4" />
      {children}
    </p>
  )
}

function SubjectLine({ subject }: { subject: ReportPreview['subjects'][number] }) {
  const { t } = useTranslation('teacher.report')
  const { name, studentCount, competenceCount, proposedCount, entryCount, unseenCount } = subject
  const all = studentCount * competenceCount
  const known = t(($) => $.creation.known, { proposed: proposedCount, count: all })
  return (
    <li className="grid grid-cols-1 gap-1 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
        <SubjectChipOf subject={subject} size="sm" />
        <span className="text-muted-foreground">{known}</span>
      </div>
      <Progress value={proposedCount} max={all} aria-label={`${name}: ${known}`} />
      <p className="text-xs text-muted-foreground">
        {t(($) => $.creation.evidence, { count: entryCount })}
        {unseenCount > 0 && ` · ${t(($) => $.creation.unseen, { count: unseenCount })}`}
      </p>
    </li>
  )
}

interface CreationPreviewProps {
  classId: string
  work: CreationData
  draft: CreationDraft
}

/** What the reports will contain, and what each subject lacks, as the server would create them. */
export function CreationPreview({ classId, work, draft }: CreationPreviewProps) {
  const { t } = useTranslation('teacher.report')
  const textOf = useErrorText()
  const format = useFormat()
  const { students, left } = scopeOf(draft, work)
  const debouncedDraft = useDebounced(draft)
  const blocker = blockerOf(debouncedDraft)
  const canPreview = students.length > 0 && (blocker === null || blocker === 'name' || blocker === 'group')
  const preview = useQuery({
    ...reportPreviewQuery(classId, contentsOf(debouncedDraft, scopeOf(debouncedDraft, work).students)),
    enabled: canPreview,
    placeholderData: keepPreviousData,
  })
  const doubles = useDoubles(classId, draft, new Set(students.map(({ id }) => id)))
  const data = canPreview ? preview.data : undefined
  return (
    <section
      aria-labelledby="creation-preview"
      aria-busy={preview.isFetching}
      className="grid grid-cols-1 gap-3 rounded-lg border bg-muted/60 p-4"
    >
      <h3 id="creation-preview" className="font-medium">
        {t(($) => $.creation.preview)}
      </h3>
      <p aria-live="polite">
        {t(($) => $.creation.reports, { count: students.length })}
        {blockerOf(draft) !== 'period' && (
          <span className="text-muted-foreground">
            {' · '}
            <span className="whitespace-nowrap">{format.period(draft.startDate, draft.endDate)}</span>
          </span>
        )}
        {data?.performanceVisualName && <span className="text-muted-foreground"> · {data.performanceVisualName}</span>}
      </p>
      {canPreview && preview.error && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Notice>{textOf(preview.error)}</Notice>
          <Button size="sm" variant="outline" busy={preview.isFetching} onClick={() => void preview.refetch()}>
            {t(($) => $.creation.again)}
          </Button>
        </div>
      )}
      {data && (
        <ul className="divide-y">
          {data.subjects.map((subject) => (
            <SubjectLine key={subject.schoolSubjectId} subject={subject} />
          ))}
        </ul>
      )}
      {left > 0 && students.length > 0 && <Notice>{t(($) => $.creation.withoutPart, { count: left })}</Notice>}
      {doubles > 0 && <Notice>{t(($) => $.creation.doubles, { count: doubles, name: draft.name.trim() })}</Notice>}
    </section>
  )
}
