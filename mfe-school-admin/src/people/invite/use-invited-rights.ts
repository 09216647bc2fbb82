import { accessRightCalls, allClassMembersQuery } from '@lernspur/api-client/school-admin/access-right.queries'
import { allSubjectsQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { userRoleCalls } from '@lernspur/api-client/school-admin/user-role.queries'
import {
  useKeyedMutation,
  useMutation,
  useQuery,
  useQueryClient,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { AddedUsers } from '@lernspur/contracts/school-admin/user-role.contract'
import { emptyRight } from '@lernspur/school-editors/right/right-draft'
import {
  pairsWithoutSubject,
  patched,
  type RightPair,
  type RightPatch,
  type SubjectsOf,
} from '@lernspur/school-editors/right/right-patch'
import { useState } from 'react'
import { pairOf } from '../rights/use-class-members'

const writing: RightPatch = { permissions: { canWriteCompetenceEntries: true }, subjects: {} }

const nobodyIn = (schoolClassId: string): RightPair => ({ schoolClassId, userId: '', right: null, updatedAt: null })

/** Classes and rights that come with an invitation. */
export const useInvitedRights = () => {
  const { t } = useTranslation('school-admin.rights')
  const toast = useToast()
  const queryClient = useQueryClient()
  const [classIds, chooseClasses] = useState<ReadonlySet<string>>(new Set())
  const [patch, setPatch] = useState(writing)
  const ids = [...classIds]
  const hasClasses = ids.length > 0
  const subjectRead = useQuery({
    ...allSubjectsQuery({ filter: [{ field: 'schoolClassId', type: 'in', value: ids }] }),
    enabled: hasClasses,
  })
  const userRead = useQuery({ ...userRoleCalls.listUsers(), enabled: hasClasses })
  const { data: subjects } = subjectRead
  const { data: users } = userRead
  const byClass = Map.groupBy(subjects ?? [], ({ schoolClassId }) => schoolClassId)
  const subjectsOf: SubjectsOf = (schoolClassId) => byClass.get(schoolClassId) ?? []
  const pairs = ids.map(nobodyIn)
  const { mutateAsync: setRights, isPending: isSetting } = useMutation(accessRightCalls.setAccessRights())
  const { mutateAsync: promise, isPending: isPromising } = useKeyedMutation(
    accessRightCalls.createInvitationAccessRight(),
  )

  /** Gives the rights to members among these people; what somebody holds already stays. */
  const giveTo = async (invited: AddedUsers['rows'], addresses: readonly string[]) => {
    if (!hasClasses) return
    const known = (users?.rows ?? []).filter(
      ({ email, userRoles }) =>
        email !== null && addresses.includes(email) && userRoles.some(({ roleType }) => roleType === 'user'),
    )
    const members = invited.filter(({ roleType }) => roleType === 'user').map(({ user }) => user.id)
    const userIds = [...new Set([...members, ...known.map(({ id }) => id)])]
    if (userIds.length === 0) return
    const held = await queryClient.fetchQuery(
      allClassMembersQuery({ filter: [{ field: 'schoolClassId', type: 'in', value: ids }] }),
    )
    const heldBy = new Map(held.map((one) => [`${one.user.id} ${one.schoolClass.id}`, one]))
    const changes = userIds.flatMap((userId) =>
      ids.flatMap((schoolClassId) => {
        const member = heldBy.get(`${userId} ${schoolClassId}`)
        // The creator of a class holds all rights.
        if (member?.right === null) return []
        const pair = member ? pairOf(member) : { ...nobodyIn(schoolClassId), userId }
        const right = patched(pair, patch, subjectsOf)
        const { updatedAt } = pair
        return [
          { schoolClassId, userId, updatedAt, right: { ...right, schoolSubjectIds: [...right.schoolSubjectIds] } },
        ]
      }),
    )
    if (changes.length === 0) return
    const { undo } = await setRights({ body: { changes } })
    toast({
      text: t(($) => $.changed, { count: changes.length }),
      undo: async () => void (await setRights({ body: undo })),
    })
  }

  /** Promises the rights to whoever accepts an invitation (rule class-right.5). */
  const giveWith = async (invitationId: string) => {
    for (const pair of pairs) {
      const { schoolSubjectIds, ...right } = patched({ ...pair, right: emptyRight }, patch, subjectsOf)
      await promise({
        params: { schoolClassId: pair.schoolClassId },
        body: { invitationId, ...right, schoolSubjectIds: [...schoolSubjectIds] },
      })
    }
  }

  return {
    ...{ classIds, chooseClasses, patch, setPatch, pairs, subjectsOf, giveTo, giveWith },
    isLoading: hasClasses && subjects === undefined,
    /** Nothing is missing: no class is chosen, or the rights in the chosen ones are complete. */
    isReady:
      !hasClasses ||
      // Without the people, those who are at the school already would get no rights.
      (subjects !== undefined && users !== undefined && pairsWithoutSubject(pairs, patch, subjectsOf).length === 0),
    reads: [subjectRead, userRead],
    isBusy: isSetting || isPromising,
  }
}

export type InvitedRightChoice = ReturnType<typeof useInvitedRights>
