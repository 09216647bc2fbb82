import { useTranslation } from '@lernspur/app-runtime'
import { Checkbox } from '@lernspur/ui/choice/checkbox'
import { Select } from '@lernspur/ui/choice/select'
import { SubjectMark } from '@lernspur/ui/data/subject-chip'
import { Button } from '@lernspur/ui/form/button'
import { useId, useState } from 'react'
import type { ClassWork } from '../../class-work/use-class-work'
import { FurtherFilters } from './further-filters'
import { everything, type TimelineFilter } from './use-timeline-filter'

interface TimelineFiltersProps {
  classId: string
  /** One student; undefined means the whole class. */
  studentId: string | undefined
  filter: TimelineFilter
  work: ClassWork
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
      <Select
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
      <Checkbox
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
