import { useTranslation } from '@lernspur/app-runtime'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { CheckboxField } from '@lernspur/ui/components/form/checkbox-field'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import { Button } from '@lernspur/ui/components/ui/button'
import { useId, useState } from 'react'
import type { ClassData } from '../../class-data/use-class-data'
import { FurtherFilters } from './further-filters'
import { everything, type TimelineFilter } from './use-timeline-filter'

interface TimelineFiltersProps {
  classId: string
  /** One student; undefined means the whole class. */
  studentId: string | undefined
  filter: TimelineFilter
  work: ClassData
}

/** Filters by subject and period, and behind a button by competence, level, author, assessment and notes. */
export function TimelineFilters({ classId, studentId, filter, work }: TimelineFiltersProps) {
  const { t } = useTranslation('teacher.student')
  const { spans, span, subject, competence, level, author, assessment, onlyNotes, change } = filter
  const further = [competence, level, author, assessment, onlyNotes].filter(Boolean).length
  const [isOpen, setIsOpen] = useState(further > 0)
  const furtherId = useId()
  return (
    <search aria-label={t(($) => $.timeline.filters)} className="flex flex-wrap items-center gap-2 print:hidden">
      <SelectInput
        aria-label={t(($) => $.timeline.subject)}
        className="w-auto min-w-0 grow basis-32 lg:max-w-64"
        value={subject?.id ?? everything}
        onValueChange={(value) => change({ subject: value, competence: everything })}
        options={[
          { value: everything, label: t(($) => $.timeline.everySubject) },
          ...work.subjects.map(({ id, name, color }) => ({
            value: id,
            label: name,
            leading: <SubjectMark color={color} />,
          })),
        ]}
      />
      <SelectInput
        aria-label={t(($) => $.timeline.period)}
        className="w-auto min-w-0 grow basis-32 lg:max-w-64"
        value={span?.id ?? everything}
        onValueChange={(value) => change({ period: value, assessment: everything })}
        options={[
          { value: everything, label: t(($) => $.timeline.allTime) },
          ...spans.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <CheckboxField
        className="ml-0 shrink-0 max-sm:-ml-3"
        checked={onlyNotes}
        onCheckedChange={(checked) => change({ notes: checked ? 'only' : everything })}
        label={t(($) => $.timeline.onlyNotes)}
      />
      <Button variant="outline" aria-expanded={isOpen} aria-controls={furtherId} onClick={() => setIsOpen(!isOpen)}>
        {t(($) => $.timeline.moreFilters)}
      </Button>
      <div id={furtherId} hidden={!isOpen} className="w-full">
        {isOpen && <FurtherFilters classId={classId} studentId={studentId} filter={filter} work={work} />}
      </div>
    </search>
  )
}
