import { entryAuthorsQuery } from '@lernspur/api-client/teacher/student/entry-author.queries'
import { useFormat, useQuery, useSession, useTranslation } from '@lernspur/app-runtime'
import { SelectInput } from '@lernspur/ui/components/form/select-input'
import type { ClassData } from '../../class-data/use-class-data'
import { competencesOf, everything, type TimelineFilter } from './use-timeline-filter'

interface FurtherFiltersProps {
  classId: string
  /** One student; undefined means the whole class. */
  studentId: string | undefined
  filter: TimelineFilter
  work: ClassData
}

/** Colleagues who have entered something there. */
const useColleagues = (schoolClassId: string, studentId: string | undefined) => {
  const { whoAmI } = useSession()
  const { byName } = useFormat()
  const { data } = useQuery(entryAuthorsQuery({ schoolClassId }, { studentId }))
  return (data?.authors ?? []).filter(({ id }) => id !== whoAmI.id).toSorted(byName)
}

const selectStyle = 'w-auto min-w-0 grow basis-48 lg:max-w-72'

/** Filters by competence, level, author and assessment. */
export function FurtherFilters({ classId, studentId, filter, work }: FurtherFiltersProps) {
  const { t } = useTranslation('teacher.student')
  const format = useFormat()
  const colleagues = useColleagues(classId, studentId)
  const { subject, competence, level, author, assessments, assessment, change } = filter
  const isOneScale = work.visuals.length === 1
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SelectInput
        aria-label={t(($) => $.timeline.competence)}
        className={selectStyle}
        value={competence?.id ?? everything}
        onValueChange={(value) => change({ competence: value })}
        options={[
          { value: everything, label: t(($) => $.timeline.everyCompetence) },
          ...competencesOf(work, subject?.id).map(({ id, description }) => ({ value: id, label: description })),
        ]}
      />
      <SelectInput
        aria-label={t(($) => $.timeline.level)}
        className={selectStyle}
        value={level?.id ?? everything}
        onValueChange={(value) => change({ level: value })}
        options={[
          { value: everything, label: t(($) => $.timeline.everyLevel) },
          ...work.visuals.flatMap(({ name, performanceLevelsV2 }) =>
            performanceLevelsV2.map(({ id, label }) => ({
              value: id,
              label: isOneScale ? label : t(($) => $.timeline.levelOf, { level: label, scale: name }),
            })),
          ),
        ]}
      />
      <SelectInput
        aria-label={t(($) => $.timeline.author)}
        className={selectStyle}
        value={author ?? everything}
        onValueChange={(value) => change({ author: value })}
        options={[
          { value: everything, label: t(($) => $.timeline.everybody) },
          { value: 'me', label: t(($) => $.timeline.byMe) },
          { value: 'others', label: t(($) => $.timeline.byOthers) },
          ...colleagues.map((one) => ({ value: one.id, label: format.name(one) })),
        ]}
      />
      <SelectInput
        aria-label={t(($) => $.timeline.assessment)}
        className={selectStyle}
        value={assessment?.id ?? everything}
        onValueChange={(value) => change({ assessment: value })}
        options={[
          { value: everything, label: t(($) => $.timeline.everyAssessment) },
          ...assessments.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </div>
  )
}
