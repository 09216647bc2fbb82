import {
  accessRightCalls,
  accessRightKeys,
  accessRightListQuery,
} from '@lernspur/api-client/school-admin/access-right.queries'
import { subjectListQuery } from '@lernspur/api-client/school-admin/subject/subject.queries'
import { userRoleCalls } from '@lernspur/api-client/school-admin/user-role.queries'
import { accountName } from '@lernspur/app-kit/person/account-name'
import {
  useFormat,
  useKeyedMutation,
  useMutation,
  useQueryClient,
  useSuspenseQueries,
  useToast,
  useTranslation,
} from '@lernspur/app-runtime'
import type { SchoolClass } from '@lernspur/contracts/school-admin/school-class.contract'
import { draftOf, type RightDraft } from '@lernspur/school-editors/right/right-draft'
import type { TeamMember } from '@lernspur/school-editors/right/team-member'
import { useState } from 'react'

const ofClass = ({ id }: SchoolClass) => ({
  filter: [{ field: 'schoolClassId' as const, type: 'eq' as const, value: id }],
})

/** People, rights and subjects of a class, loaded in parallel. Suspends while loading. */
export const useTeamFacts = (schoolClass: SchoolClass) => {
  const { byName } = useFormat()
  const [rights, users, subjects] = useSuspenseQueries({
    queries: [
      accessRightListQuery(ofClass(schoolClass)),
      userRoleCalls.listUsers(),
      subjectListQuery(ofClass(schoolClass)),
    ],
  })
  return {
    rights: rights.data.rows,
    users: users.data.rows.toSorted(byName),
    subjects: subjects.data.rows,
  }
}

export type TeamFacts = ReturnType<typeof useTeamFacts>

/** Stores rights one after the other; a changed one shows at once, and falls back when it is refused. */
export const useRightChanges = (schoolClass: SchoolClass) => {
  const { t } = useTranslation('teacher.settings')
  const toast = useToast()
  const format = useFormat()
  const queryClient = useQueryClient()
  const [drafts, setDrafts] = useState<ReadonlyMap<string, RightDraft | null>>(new Map())
  const scope = { id: `rights ${schoolClass.id}` }
  const { mutateAsync: save } = useKeyedMutation({ ...accessRightCalls.createAccessRight(), scope })
  const { mutateAsync: remove } = useMutation({ ...accessRightCalls.deleteAccessRight(), scope })
  const params = { schoolClassId: schoolClass.id }

  const show = async (userId: string, draft: RightDraft | null, write: () => Promise<unknown>) => {
    setDrafts((before) => new Map(before).set(userId, draft))
    try {
      await write()
      await queryClient.invalidateQueries({ queryKey: accessRightKeys.all })
    } finally {
      setDrafts((before) =>
        before.get(userId) === draft ? new Map([...before].filter(([id]) => id !== userId)) : before,
      )
    }
  }

  const change = (userId: string, right: RightDraft) =>
    show(userId, right, () =>
      save({ params, body: { userId, ...right, schoolSubjectIds: [...right.schoolSubjectIds] } }),
    )

  /** Gives a right another last day, or none; it can be taken back. */
  const extend = ({ id, name, right }: TeamMember, endsOn: string | null) => {
    if (!right) return
    change(id, { ...right, endsOn }).then(
      () =>
        toast({
          text:
            endsOn === null
              ? t(($) => $.team.endless, { name })
              : t(($) => $.team.endsOn, { name, day: format.day(endsOn) }),
          undo: () => change(id, { ...right, endsOn: right.endsOn ?? null }),
        }),
      () => null,
    )
  }

  const leave = ({ id, name, right }: TeamMember, accessRightId: string) => {
    const left = show(id, null, () => remove({ params: { ...params, accessRightId } })).then(
      () => true,
      () => false,
    )
    toast({
      text: t(($) => $.team.removed, { name }),
      undo: async () => {
        if (right && (await left)) await change(id, right)
      },
    })
  }

  return { drafts, change, extend, leave }
}

/** Team members by name, those with all rights last, and colleagues who could join. */
export const useMembers = (schoolClass: SchoolClass, { rights, users }: TeamFacts, ownId: string) => {
  const { t } = useTranslation('teacher.settings')
  const format = useFormat()
  const rightOf = new Map(rights.map((right) => [right.user.id, right]))
  const noteOf = (id: string, roleType: string | undefined): string | undefined => {
    if (id === schoolClass.creatorId) return t(($) => $.team.creator)
    if (roleType === 'admin' || roleType === 'manager') return t(($) => $.team.leader)
    return id === ownId ? t(($) => $.team.you) : undefined
  }
  const people = users.map((user) => {
    const role = user.userRoles[0]
    const holdsAll = user.id === schoolClass.creatorId || role?.roleType === 'admin' || role?.roleType === 'manager'
    const right = rightOf.get(user.id)
    const pending = role?.status === 'invitationPending' ? t(($) => $.team.invited) : undefined
    const name = accountName(format, user)
    return {
      ...{ id: user.id, name, avatar: user.avatar, isActive: role?.status === 'active' || pending !== undefined },
      note: noteOf(user.id, role?.roleType) ?? pending,
      holdsAll,
      isWaiting: user.isWaiting === true,
      right: right && !holdsAll ? draftOf(right) : undefined,
    }
  })
  return {
    /** Everybody who is in the team. */
    members: [
      ...people.filter(({ right }) => right !== undefined),
      ...people.filter(({ holdsAll, isActive }) => holdsAll && isActive),
    ],
    /** Colleagues of the school with whom the class can be shared. */
    others: people.filter(({ holdsAll, right, isActive }) => !holdsAll && right === undefined && isActive),
    rightIdOf: (userId: string) => rightOf.get(userId)?.id,
  }
}
