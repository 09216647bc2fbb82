import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { reportListQuery } from '@lernspur/api-client/report.queries'
import { keepPreviousData, SubjectChipOf, useFormat, useQuery, useTranslation } from '@lernspur/app-kit'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { Avatar } from '@lernspur/ui/data/avatar'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ClassWork } from '../../class-work/use-class-work'
import { type CreationDraft, obstacleOf, scopeOf } from './creation-draft'

const shownChildren = 12

/** Number of observations with a level in the period; only the count is loaded. */
const useEvidence = (classId: string, draft: CreationDraft) => {
  const { studentIds, schoolSubjectIds, startDate, endDate } = useDebounced(draft)
  const { data } = useQuery({
    ...observationListQuery({
      filter: [
        { field: 'schoolClassId', type: 'eq', value: classId },
        { field: 'performanceLevelV2Id', type: 'isnotnull' },
        { field: 'observedAt', type: 'gte', value: startDate },
        { field: 'observedAt', type: 'lte', value: endDate },
        ...(studentIds ? [{ field: 'studentId', type: 'in', value: [...studentIds] } as const] : []),
        ...(schoolSubjectIds ? [{ field: 'schoolSubjectId', type: 'in', value: [...schoolSubjectIds] } as const] : []),
      ],
      limit: 1,
    }),
    enabled: startDate !== '' && endDate !== '' && studentIds?.size !== 0 && schoolSubjectIds?.size !== 0,
    placeholderData: keepPreviousData,
  })
  return data?.count
}

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

interface CreationPreviewProps {
  classId: string
  work: ClassWork
  draft: CreationDraft
}

/** Previews the reports: students, subjects and the number of observations. */
export function CreationPreview({ classId, work, draft }: CreationPreviewProps) {
  const { t } = useTranslation('teacher.report')
  const format = useFormat()
  const { students, subjects, left } = scopeOf(draft, work)
  const evidence = useEvidence(classId, draft)
  const doubles = useDoubles(classId, draft, new Set(students.map(({ id }) => id)))
  const subjectIds = new Set(subjects.map(({ id }) => id))
  const competences = work.domains
    .filter(({ schoolSubjectId }) => subjectIds.has(schoolSubjectId))
    .reduce((sum, domain) => sum + domain.competences.length, 0)
  const rest = students.length - shownChildren
  const hasPeriod = obstacleOf(draft) !== 'period'
  return (
    <section aria-labelledby="creation-preview" className="grid grid-cols-1 gap-3 rounded-lg border bg-muted/60 p-4">
      <h3 id="creation-preview" className="font-medium">
        {t(($) => $.creation.preview)}
      </h3>
      <p aria-live="polite">
        {t(($) => $.creation.reports, { count: students.length })}
        {hasPeriod && <span className="text-muted-foreground"> · {format.period(draft.startDate, draft.endDate)}</span>}
      </p>
      <ul className="flex flex-wrap items-center gap-1.5">
        {students.slice(0, shownChildren).map((student) => (
          <li key={student.id} title={format.name(student)}>
            <Avatar name={format.name(student)} seed={student.id} src={student.avatar} size={32} alone />
          </li>
        ))}
        {rest > 0 && (
          <li className="px-1 text-sm text-muted-foreground">{t(($) => $.creation.rest, { count: rest })}</li>
        )}
      </ul>
      <ul className="flex flex-wrap gap-1.5">
        {subjects.map((subject) => (
          <li key={subject.id} className="max-w-full">
            <SubjectChipOf subject={subject} size="sm" />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted-foreground">
        {t(($) => $.creation.competences, { count: competences })}
        {evidence !== undefined && hasPeriod && ` · ${t(($) => $.creation.evidence, { count: evidence })}`}
      </p>
      {left > 0 && students.length > 0 && (
        <p className="flex items-start gap-2 text-sm text-warning-foreground">
          <TriangleAlert aria-hidden className="mt-0.5 size-4" />
          {t(($) => $.creation.withoutPart, { count: left })}
        </p>
      )}
      {doubles > 0 && (
        <p className="flex items-start gap-2 text-sm text-warning-foreground">
          <TriangleAlert aria-hidden className="mt-0.5 size-4" />
          {t(($) => $.creation.doubles, { count: doubles, name: draft.name.trim() })}
        </p>
      )}
    </section>
  )
}
