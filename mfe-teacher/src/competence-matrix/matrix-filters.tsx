import { useTranslation } from '@lernspur/app-runtime'
import { anySpan, type CompetenceMatrix } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { assessmentsWithin } from '../class-data/assessments-within'
import { everyAssessment, type MatrixFilter } from './use-matrix-filter'

/** Which lines are visible: all, or only those without an entry. */
export const visibleLines = ['all', 'children', 'competences'] as const
export type VisibleLines = (typeof visibleLines)[number]

interface MatrixFiltersProps {
  data: CompetenceMatrix
  filter: MatrixFilter
  lines: VisibleLines
  onLines: (lines: VisibleLines) => void
}

/** Filters the matrix by subject, period and assessment, and down to lines without an entry. */
export function MatrixFilters({ data, filter: { query, set }, lines, onLines }: MatrixFiltersProps) {
  const { t } = useTranslation('teacher.skills')
  const assessments = assessmentsWithin(data.assessments, data.spans, data.spanId)
  return (
    <search aria-label={t(($) => $.filters)} className="@container">
      <div className="grid grid-cols-2 gap-2 @5xl:grid-cols-[repeat(4,minmax(0,18rem))]">
        <SelectInput
          aria-label={t(($) => $.subject)}
          value={data.subjectId ?? ''}
          onValueChange={(value) => set('subject', value)}
          options={data.subjects.map(({ id, name, color }) => ({
            value: id,
            label: name,
            leading: <SubjectMark color={color} />,
          }))}
        />
        <SelectInput
          aria-label={t(($) => $.period)}
          value={data.spanId ?? anySpan}
          onValueChange={(value) => set('period', value)}
          options={[
            ...data.spans.map(({ id, name }) => ({ value: id, label: name })),
            { value: anySpan, label: t(($) => $.allTime) },
          ]}
        />
        <SelectInput
          aria-label={t(($) => $.assessment)}
          value={query.performanceAssessmentId ?? everyAssessment}
          onValueChange={(value) => set('assessment', value)}
          options={[
            { value: everyAssessment, label: t(($) => $.everyAssessment) },
            ...assessments.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectInput
          aria-label={t(($) => $.lines.label)}
          value={lines}
          onValueChange={(value) => onLines(visibleLines.find((one) => one === value) ?? 'all')}
          options={visibleLines.map((value) => ({ value, label: t(($) => $.lines[value]) }))}
        />
      </div>
    </search>
  )
}
