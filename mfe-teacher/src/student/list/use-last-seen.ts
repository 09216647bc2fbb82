import { observationListQuery } from '@lernspur/api-client/observation.queries'
import { useSuspenseQueries, useSuspenseQuery } from '@lernspur/app-kit'
import type { Observation } from '@lernspur/contracts/observation.contract'
import type { Student } from '@lernspur/contracts/student.contract'

/** Observations loaded at first; usually they cover almost every student of a class. */
const readFirst = 200

const newestFirst = [
  { field: 'observedAt', dir: 'desc' },
  { field: 'createdAt', dir: 'desc' },
] as const

/**
 * The newest observation of each student; students not among the first page are queried one by one. Suspends while
 * loading.
 */
export const useLastSeen = (classId: string, students: readonly Student[]): ReadonlyMap<string, Observation> => {
  const ofClass = { field: 'schoolClassId', type: 'eq', value: classId } as const
  const { data } = useSuspenseQuery(observationListQuery({ filter: [ofClass], order: newestFirst, limit: readFirst }))
  const newest = new Map<string, Observation>()
  for (const entry of data.rows) if (!newest.has(entry.studentId)) newest.set(entry.studentId, entry)
  const missing = data.count > data.rows.length ? students.filter(({ id }) => !newest.has(id)) : []
  const answers = useSuspenseQueries({
    queries: missing.map(({ id }) =>
      observationListQuery({
        filter: [ofClass, { field: 'studentId', type: 'eq', value: id }],
        order: newestFirst,
        limit: 1,
      }),
    ),
  })
  for (const answer of answers) for (const entry of answer.data.rows) newest.set(entry.studentId, entry)
  return newest
}
