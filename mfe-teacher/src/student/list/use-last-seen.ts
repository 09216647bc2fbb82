import { legacyObservationListQuery } from '@lernspur/api-client/teacher/legacy-observation.queries'
import { observationListQuery } from '@lernspur/api-client/teacher/observation.queries'
import { useSuspenseQueries } from '@lernspur/app-runtime'
import type { Student } from '@lernspur/contracts/school-admin/student.contract'
import { byNewest, type Entry, newestFirst } from '../../entry/entry'

/** Entries of each version loaded at first; usually they cover almost every student of a class. */
const readFirst = 200

interface Page {
  readonly rows: readonly Entry[]
  readonly count: number
}

/** Students whose entries may all lie beyond the page. */
const beyond = ({ rows, count }: Page, students: readonly Student[]): readonly Student[] => {
  if (count <= rows.length) return []
  const covered = new Set(rows.map(({ studentId }) => studentId))
  return students.filter(({ id }) => !covered.has(id))
}

/**
 * The newest entry of each student, of either version; students missing from the first page of a version are queried
 * one by one. Suspends while loading.
 */
export const useLastSeen = (classId: string, students: readonly Student[]): ReadonlyMap<string, Entry> => {
  const ofClass = { field: 'schoolClassId', type: 'eq', value: classId } as const
  const firstOf = { filter: [ofClass], order: newestFirst, limit: readFirst }
  const ofStudent = ({ id }: Student) => ({
    filter: [ofClass, { field: 'studentId', type: 'eq', value: id } as const],
    order: newestFirst,
    limit: 1,
  })
  const [present, past] = useSuspenseQueries({
    queries: [observationListQuery(firstOf), legacyObservationListQuery(firstOf)],
  })
  const others = useSuspenseQueries({
    queries: [
      ...beyond(present.data, students).map((student) => observationListQuery(ofStudent(student))),
      ...beyond(past.data, students).map((student) => legacyObservationListQuery(ofStudent(student))),
    ],
  })
  const found: readonly { readonly data: Page }[] = [present, past, ...others]
  const newest = new Map<string, Entry>()
  for (const entry of found.flatMap(({ data }) => data.rows).toSorted(byNewest)) {
    if (!newest.has(entry.studentId)) newest.set(entry.studentId, entry)
  }
  return newest
}
