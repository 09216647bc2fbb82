import { schoolYearListQuery } from '@lernspur/api-client/school-admin/school-year.queries'
import { returningStudentsQuery, studentListQuery } from '@lernspur/api-client/school-admin/student.queries'
import { useClasses, useQuery, useSuspenseQueries, useSuspenseQuery } from '@lernspur/app-runtime'
import { type ReturningStudent, returningLimits, type Student } from '@lernspur/contracts/school-admin/student.contract'
import { listLimits } from '@lernspur/contracts/wire/list'
import { useEffect, useMemo, useState } from 'react'
import type { ImportData } from '../../student/import/import-state'
import type { ImportScope, KnownStudent } from '../../student/import/match/matched-line'
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

/** The children that the user sees, and those who come back to the school, whom he or she may not see yet. */
const withReturning = (students: readonly Student[], returning: readonly ReturningStudent[]): KnownStudent[] => {
  const seen = new Map(students.map((student) => [student.id, student]))
  const back = returning.map(({ id, firstName, lastName, updatedAt, lastClass, lastDay }): KnownStudent => {
    const unseen = { id, firstName, lastName, avatar: null, schoolClasses: [], erasesAt: null, createdAt: updatedAt }
    return { ...(seen.get(id) ?? unseen), updatedAt, returning: { lastClass, lastDay } }
  })
  // Two lines of one name find the same child.
  const byId = new Map<string, KnownStudent>([...seen, ...back.map((student) => [student.id, student] as const)])
  return [...byId.values()]
}

/** Which of the names are of children who come back; none while that is being asked. */
const useReturning = (scope: ImportScope, names: readonly Pick<Student, 'firstName' | 'lastName'>[]) => {
  const students = names.slice(0, returningLimits.names)
  const classId = scope.kind === 'class' ? scope.schoolClassId : ''
  return useQuery({
    ...returningStudentsQuery(classId, { students }),
    enabled: classId !== '' && students.length > 0,
  }).data?.rows
}

/**
 * A list of names for a class or the school, typed, pasted or read from a file, compared with the children the user
 * sees; `take` imports it and returns whether it did. Suspends while loading.
 */
export const useImport = (scope: ImportScope, typed: TypedText) => {
  const data = useImportData()
  const [returning, setReturning] = useState<readonly ReturningStudent[]>([])
  const students = useMemo(() => withReturning(data.students, returning), [data.students, returning])
  const state = useStudentImport(scope, useListSource(typed), { ...data, students })
  const { lines } = state
  const names = useMemo(
    () => lines.flatMap(({ firstName, lastName, problem }) => (problem ? [] : [{ firstName, lastName }])),
    [lines],
  )
  const found = useReturning(scope, names)
  useEffect(() => setReturning(found ?? []), [found])
  const { takeOver, busy } = useTakeOver()
  const take = async (): Promise<boolean> => {
    const made = await takeOver(state.draft, state.undecided.length)
    if (made) state.retainUndecided()
    return made !== null
  }
  return { state, take, busy, students: data.students }
}
