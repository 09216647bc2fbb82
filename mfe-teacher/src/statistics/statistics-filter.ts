import type { StatisticsFilter } from '@lernspur/contracts/teacher/statistics/statistics.contract'

export const views = ['levels', 'development', 'coverage', 'assessments', 'child'] as const
export type StatisticsView = (typeof views)[number]

export const filterNames = ['subject', 'term', 'assessment', 'child', 'method'] as const
export type FilterName = (typeof filterNames)[number]

/** What each view can be narrowed by, in the order of the controls. */
export const filtersOf: Readonly<Record<StatisticsView, readonly FilterName[]>> = {
  levels: ['subject', 'term', 'assessment', 'child', 'method'],
  development: ['subject', 'child', 'method'],
  coverage: ['subject', 'term', 'assessment', 'child'],
  assessments: ['subject', 'term', 'child'],
  child: ['child', 'subject', 'method'],
}

const fields = {
  subject: 'schoolSubjectId',
  term: 'schoolTermId',
  assessment: 'performanceAssessmentId',
  child: 'studentId',
  method: 'calculationMethod',
} as const satisfies Record<FilterName, keyof StatisticsFilter>

const isView = (value: string | null): value is StatisticsView => views.some((view) => view === value)

export const viewOf = (search: URLSearchParams): StatisticsView => {
  const view = search.get('view')
  return isView(view) ? view : 'levels'
}

/** The filter of a view from the URL; parameters that the view does not take stay for another one. */
export const filterOf = (search: URLSearchParams, view: StatisticsView): StatisticsFilter =>
  Object.fromEntries(
    filtersOf[view].flatMap((name) => {
      const value = search.get(name)
      return value && (name !== 'method' || value === 'allEntries') ? [[fields[name], value]] : []
    }),
  )

/** The URL with another value; an empty one drops it. Assessments belong to a term, so a new term drops them. */
export const withFilter = (
  search: URLSearchParams,
  name: FilterName | 'view' | 'patterns',
  value: string,
): URLSearchParams => {
  const next = new URLSearchParams(search)
  if (value === '') next.delete(name)
  else next.set(name, value)
  if (name === 'term') next.delete('assessment')
  return next
}
