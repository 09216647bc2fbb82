import { allClassMembersQuery } from '@lernspur/api-client/school-admin/access-right.queries'
import { allSubjectsQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { useQuery } from '@lernspur/app-runtime'
import type { RightPair, SubjectsOf } from '@lernspur/school-editors/right/right-patch'
import { pairOf } from './use-class-members'

/** Number of ids that fit into a URL; with more, all rights are read. */
const idsInAddress = 100

const among = <Field extends string>(field: Field, ids: ReadonlySet<string>) =>
  ids.size <= idsInAddress ? [{ field, type: 'in', value: [...ids] } as const] : []

/**
 * The rights of the people in the classes, one pair each, without pairs of a class and its creator. Read once both are
 * chosen; until then, and while `isLoading`, there are no pairs. `reads` may fail.
 */
export const useHeldRights = (people: ReadonlySet<string>, classIds: ReadonlySet<string>) => {
  const enabled = people.size > 0 && classIds.size > 0
  const members = useQuery({
    ...allClassMembersQuery({ filter: [...among('userId', people), ...among('schoolClassId', classIds)] }),
    enabled,
  })
  const subjects = useQuery({ ...allSubjectsQuery({ filter: among('schoolClassId', classIds) }), enabled })
  const byClass = Map.groupBy(subjects.data ?? [], ({ schoolClassId }) => schoolClassId)
  const subjectsOf: SubjectsOf = (schoolClassId) => byClass.get(schoolClassId) ?? []
  const isLoading = enabled && (members.isPending || subjects.isPending)
  const reads = [members, subjects]
  if (!enabled || !members.data || !subjects.data) return { pairs: [], subjectsOf, isLoading, reads }
  const known = new Map(members.data.map((one) => [`${one.user.id} ${one.schoolClass.id}`, one]))
  const pairs = [...people].flatMap((userId) =>
    [...classIds].flatMap((schoolClassId): RightPair[] => {
      const held = known.get(`${userId} ${schoolClassId}`)
      if (held) return held.right ? [pairOf(held)] : []
      return [{ userId, schoolClassId, right: null, updatedAt: null }]
    }),
  )
  return { pairs, subjectsOf, isLoading, reads }
}
