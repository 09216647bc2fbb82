import type { ImportScope } from '../../student/import/match/matched-line'
import { type TypedText, useListSource } from '../../student/import/use-list-source'
import { useStudentImport } from '../../student/import/use-student-import'
import { useImportData } from './use-import-data'
import { useTakeOver } from './use-take-over'

/**
 * A list of names for a class or the school while it is typed, pasted or read from a file, compared with the children
 * whom the user sees; `take` imports it and tells whether it did. Suspends while loading.
 */
export const useImport = (scope: ImportScope, typed: TypedText) => {
  const data = useImportData()
  const state = useStudentImport(scope, useListSource(typed), data)
  const { takeOver, busy } = useTakeOver()
  const take = async (): Promise<boolean> => {
    const made = await takeOver(state.draft)
    if (made) state.retainUndecided()
    return made !== null
  }
  const isFaulty = state.decided.some(({ reason }) => reason === 'problem')
  return { state, take, busy, isFaulty, students: data.students }
}
