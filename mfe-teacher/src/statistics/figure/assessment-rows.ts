import type { AssessmentCounts, AssessmentStatistics } from '@lernspur/contracts/teacher/statistics/statistics.contract'
import type { ChartData } from '@lernspur/ui/components/chart/chart-data'
import { levelName, levelSeries } from './spread-data'
import { termName } from './term-name'

/** An assessment with its use; the last row may be entries without one: no name, weight or scale. */
export interface AssessmentRow {
  readonly id: string | null
  readonly name: string | null
  readonly term: string
  readonly weighting: number | null
  readonly scaleName: string
  readonly entryCount: number
  readonly noteCount: number
  readonly studentCount: number
  readonly competenceCount: number
}

const unused = { entryCount: 0, noteCount: 0, studentCount: 0, competenceCount: 0 }

const figuresOf = ({ entryCount, noteCount, studentCount, competenceCount }: AssessmentCounts) => ({
  entryCount,
  noteCount,
  studentCount,
  competenceCount,
})

/** Every assessment of the class in its order, used or not, and last the entries without one. */
export const assessmentRows = ({ basis, rows }: AssessmentStatistics): AssessmentRow[] => {
  const byId = new Map(rows.map((row) => [row.performanceAssessmentId, figuresOf(row)]))
  const names = new Map(basis.terms.map((term) => [term.id, termName(term)]))
  const none = byId.get(null)
  return [
    ...basis.assessments.map(({ id, name, weighting, schoolTermId, scaleName }) => {
      const term = names.get(schoolTermId ?? '') ?? ''
      return { id, name, term, weighting, scaleName, ...(byId.get(id) ?? unused) }
    }),
    ...(none ? [{ id: null, name: null, term: '', weighting: null, scaleName: '', ...none }] : []),
  ]
}

/** What the weights of each term add up to. */
export const weightSums = (rows: readonly AssessmentRow[]): { readonly term: string; readonly sum: number }[] =>
  [...Map.groupBy(rows, ({ term }) => term)].flatMap(([term, own]) =>
    term === '' ? [] : [{ term, sum: own.reduce((sum, { weighting }) => sum + (weighting ?? 0), 0) }],
  )

/** One chart per scale, since levels of different scales cannot share one. */
export const scaleFigures = (
  { basis, rows }: AssessmentStatistics,
  categoryLabel: string,
): { readonly key: string; readonly scaleName: string; readonly chart: ChartData }[] => {
  const known = new Map(basis.assessments.map((one) => [one.id, one]))
  const terms = new Map(basis.terms.map((term) => [term.id, termName(term)]))
  const used = rows.flatMap((row) => {
    const assessment = known.get(row.performanceAssessmentId ?? '')
    return assessment && row.levels.length > 0 ? [{ row, assessment }] : []
  })
  const scaleOf = ({ assessment, row }: (typeof used)[number]) =>
    [assessment.scaleName, ...row.levels.map(levelName)].join('\n')
  return [...Map.groupBy(used, scaleOf)].map(([key, own]) => ({
    key,
    scaleName: own[0]?.assessment.scaleName ?? '',
    chart: {
      categoryLabel,
      categories: own.map(({ assessment: { name, schoolTermId } }) =>
        [name, terms.get(schoolTermId ?? '')].filter(Boolean).join(' · '),
      ),
      series: levelSeries(own[0]?.row.levels ?? [], (at) => own.map(({ row }) => row.levels[at]?.count ?? 0)),
    },
  }))
}
