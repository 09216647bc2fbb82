import { useTranslation } from '@lernspur/app-kit'
import type { Subject } from '@lernspur/contracts/subject.contract'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { Select } from '@lernspur/ui/choice/select'
import { SubjectMark } from '@lernspur/ui/data/subject-chip'
import { everything, type TimelineFilter } from './use-timeline-filter'

interface TimelineFiltersProps {
  filter: TimelineFilter
  subjects: readonly Subject[]
}

/** Filters by subject, period and assessment, and by whether there is a note. */
export function TimelineFilters({ filter, subjects }: TimelineFiltersProps) {
  const { t } = useTranslation('teacher.student')
  const { spans, span, subject, assessments, assessment, onlyNotes, change } = filter
  return (
    <search aria-label={t(($) => $.timeline.filters)} className="flex flex-wrap items-center gap-2 print:hidden">
      <Select
        aria-label={t(($) => $.timeline.subject)}
        className="w-auto min-w-0 grow basis-32 lg:max-w-64"
        value={subject?.id ?? everything}
        onValueChange={(value) => change({ subject: value })}
        options={[
          { value: everything, label: t(($) => $.timeline.everySubject) },
          ...subjects.map(({ id, name, color }) => ({
            value: id,
            label: name,
            leading: <SubjectMark color={color} />,
          })),
        ]}
      />
      <Select
        aria-label={t(($) => $.timeline.period)}
        className="w-auto min-w-0 grow basis-32 lg:max-w-64"
        value={span?.id ?? everything}
        onValueChange={(value) => change({ period: value, assessment: everything })}
        options={[
          { value: everything, label: t(($) => $.timeline.allTime) },
          ...spans.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Select
        aria-label={t(($) => $.timeline.assessment)}
        className="w-auto min-w-0 grow basis-32 lg:max-w-64"
        value={assessment?.id ?? everything}
        onValueChange={(value) => change({ assessment: value })}
        options={[
          { value: everything, label: t(($) => $.timeline.everyAssessment) },
          ...assessments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <Checkbox
        className="ml-0 shrink-0"
        checked={onlyNotes}
        onCheckedChange={(checked) => change({ notes: checked ? 'only' : everything })}
        label={t(($) => $.timeline.onlyNotes)}
      />
    </search>
  )
}
