import { useTranslation } from '@lernspur/app-kit'
import { Select } from '@lernspur/ui/choice/select'
import { SubjectMark } from '@lernspur/ui/data/subject-chip'
import type { ClassWork } from '../class-work/use-class-work'
import { allTime, everyAssessment, type SkillFilter } from './use-skill-filter'

/** Filters the matrix by subject, period and assessment. */
export function SkillFilters({ work, filter }: { work: ClassWork; filter: SkillFilter }) {
  const { t } = useTranslation('teacher.skills')
  const { subject, span, spans, assessment, assessments, set } = filter
  return (
    <search aria-label={t(($) => $.filters)} className="flex flex-wrap gap-2">
      <Select
        aria-label={t(($) => $.subject)}
        className="w-auto grow basis-full sm:max-w-64 sm:basis-40"
        value={subject?.id ?? ''}
        onValueChange={(value) => set('subject', value)}
        options={work.subjects.map(({ id, name, color }) => ({
          value: id,
          label: name,
          leading: <SubjectMark color={color} />,
        }))}
      />
      <Select
        aria-label={t(($) => $.period)}
        className="w-auto min-w-0 grow basis-32 sm:max-w-64 sm:basis-40"
        value={span?.id ?? allTime}
        onValueChange={(value) => set('period', value)}
        options={[
          ...spans.map(({ id, name }) => ({ value: id, label: name })),
          { value: allTime, label: t(($) => $.allTime) },
        ]}
      />
      <Select
        aria-label={t(($) => $.assessment)}
        className="w-auto min-w-0 grow basis-32 sm:max-w-64 sm:basis-40"
        value={assessment?.id ?? everyAssessment}
        onValueChange={(value) => set('assessment', value)}
        options={[
          { value: everyAssessment, label: t(($) => $.everyAssessment) },
          ...assessments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </search>
  )
}
