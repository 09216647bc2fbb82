import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { studentListQuery } from '@lernspur/api-client/school-admin/student.queries'
import { useClasses, useSuspenseQueries, useSuspenseQuery } from '@lernspur/app-runtime'
import { listLimits } from '@lernspur/contracts/wire/list'
import type { ImportData } from '../../student/import/import-state'
import type { ImportScope } from '../../student/import/match/matched-line'
import { type TypedText, useListSource } from '../../student/import/use-list-source'
import { useStudentImport } from '../../student/import/use-student-import'
import { useTakeOver } from './use-take-over'

/** All children that the user may see, page by page, the active classes, and the school years. Suspends while loading. */
const useImportData = (): ImportData => {
  const classes = useClasses()
  const { data: first } = useSuspenseQuery(studentListQuery())
  const { rows: years } = useSuspenseQuery(schoolYearListQuery()).data
  const pages = Math.ceil(first.count / listLimits.limitMax) - 1
  const rest = useSuspenseQueries({
    queries: Array.from({ length: Math.max(0, pages) }, (_, page) =>
      studentListQuery({ offset: (page + 1) * listLimits.limitMax }),
    ),
    combine: (results) => results.flatMap(({ data }) => data.rows),
  })
  return { students: rest.length === 0 ? first.rows : [...first.rows, ...rest], classes, years }
}

/**
 * A list of names for a class or the school, typed, pasted or read from a file, compared with the children the user
 * sees; `take` imports it and returns whether it did. Suspends while loading.
 */
export const useImport = (scope: ImportScope, typed: TypedText) => {
  const data = useImportData()
  const state = useStudentImport(scope, useListSource(typed), data)
  const { takeOver, busy } = useTakeOver()
  const take = async (): Promise<boolean> => {
    const made = await takeOver(state.draft, state.undecided.length)
    if (made) state.retainUndecided()
    return made !== null
  }
  const isFaulty = state.decided.some(({ reason, isOpen }) => reason === 'problem' && isOpen)
  return { state, take, busy, isFaulty, students: data.students }
}
