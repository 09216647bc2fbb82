import { useSearchParams } from '@lernspur/app-runtime'
import type { anySpan } from '@lernspur/contracts/teacher/competence-cell/competence-cell.contract'

/** Names of the filter in the URL, so that it can be shared and restored. */
type Choice = 'subject' | 'period' | 'assessment'

/** Every assessment: nothing to ask for. */
export const everyAssessment = 'all'

/** What the URL asks the matrix to show; the server chooses the rest. */
export const matrixQueryOf = (search: URLSearchParams) => {
  const [subject, period, assessment] = (['subject', 'period', 'assessment'] as const).map(
    (name: Choice) => search.get(name) || undefined,
  )
  return {
    ...(subject && { schoolSubjectId: subject }),
    ...(period && { span: period as typeof anySpan }),
    ...(assessment && { performanceAssessmentId: assessment }),
  }
}

/** The filter of the matrix in the URL. */
export const useMatrixFilter = () => {
  const [search, setSearch] = useSearchParams()
  const set = (name: Choice, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(name, value)
        // An assessment belongs to its term.
        if (name === 'period' || value === everyAssessment) next.delete('assessment')
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return { query: matrixQueryOf(search), set }
}

export type MatrixFilter = ReturnType<typeof useMatrixFilter>
