import { useFormat, useTranslation } from '@lernspur/app-runtime'
import type { StatisticsBasis } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import { SubjectMark } from '@lernspur/ui/components/data/subject-chip'
import { SelectInput, type SelectOption } from '@lernspur/ui/components/form/select-input'
import { termName } from './figure/term-name'
import { type FilterName, filtersOf, type StatisticsView } from './statistics-filter'

interface StatisticsFiltersProps {
  view: StatisticsView
  basis: StatisticsBasis
  search: URLSearchParams
  onChoose: (name: FilterName, value: string) => void
}

/** The whole, as the first option of each filter. */
const all = 'all'

/** What each filter can be set to; an assessment of another term than the chosen one would have no entries. */
const useOptions = ({ subjects, terms, assessments, students }: StatisticsBasis, search: URLSearchParams) => {
  const { t } = useTranslation('teacher.statistics')
  const format = useFormat()
  const term = search.get('term')
  return {
    subject: subjects.map(({ id, name, color }) => ({
      value: id,
      label: name,
      leading: <SubjectMark color={color} />,
    })),
    term: terms.toReversed().map((one) => ({ value: one.id, label: termName(one) })),
    assessment: assessments
      .filter(({ schoolTermId }) => !term || schoolTermId === term)
      .map(({ id, name }) => ({ value: id, label: name })),
    child: students.toSorted(format.byName).map((student) => ({ value: student.id, label: format.name(student) })),
    method: [{ value: 'allEntries', label: t(($) => $.filter.allEntries) }],
  } satisfies Record<FilterName, SelectOption[]>
}

/** Narrows a view down; the choice is part of the URL, and of the print. */
export function StatisticsFilters({ view, basis, search, onChoose }: StatisticsFiltersProps) {
  const { t } = useTranslation('teacher.statistics')
  const options = useOptions(basis, search)
  const labels: Record<FilterName, string> = {
    subject: t(($) => $.filter.everySubject),
    term: t(($) => $.filter.everyTerm),
    assessment: t(($) => $.filter.everyAssessment),
    child: view === 'child' ? t(($) => $.filter.chooseChild) : t(($) => $.filter.everyChild),
    method: t(($) => $.filter.latestEntries),
  }
  const label: Record<FilterName, string> = {
    subject: t(($) => $.filter.subject),
    term: t(($) => $.filter.term),
    assessment: t(($) => $.filter.assessment),
    child: t(($) => $.filter.child),
    method: t(($) => $.filter.method),
  }
  return (
    <search aria-label={t(($) => $.filter.label)} className="flex flex-wrap gap-2">
      {filtersOf[view].map((name) => (
        <SelectInput
          key={name}
          aria-label={label[name]}
          className="w-auto min-w-0 grow basis-40 sm:max-w-64"
          value={search.get(name) ?? all}
          onValueChange={(value) => onChoose(name, value === all ? '' : value)}
          options={[{ value: all, label: labels[name] }, ...options[name]]}
        />
      ))}
    </search>
  )
}
