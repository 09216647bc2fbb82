import { allSubjectsQuery } from '@lernspur/api-client/subject.queries'
import { userRoleListQuery } from '@lernspur/api-client/user-role.queries'
import { classesQuery, useFormat, useSuspenseQueries } from '@lernspur/app-kit'
import type { SchoolClass } from '@lernspur/contracts/school-class.contract'
import type { UserRole } from '@lernspur/contracts/user-role.contract'
import { draftOf } from '@lernspur/school-editors/right/right-draft'
import type { RightPair } from '@lernspur/school-editors/right/right-patch'
import { useMemo } from 'react'

/** A person in a class, as the list shows one. */
export interface RightRow extends RightPair {
  readonly id: string
  readonly person: string
  readonly isPending: boolean
  readonly schoolClass: SchoolClass
  /** As the one who made the class, with all rights in it. */
  readonly isCreator: boolean
}

/** Somebody who can be given rights: a member, or somebody who is invited as one. */
export interface Member {
  readonly id: string
  readonly name: string
  readonly isPending: boolean
  /** Sees no class so far. */
  readonly isWaiting: boolean
}

const mayBeGiven = ({ roleType, status }: UserRole) =>
  roleType === 'user' && (status === 'active' || status === 'invitationPending')

/** People, active classes and their subjects, and who holds what in which. Suspends while loading. */
export const useRightsFacts = () => {
  const { compare, name: nameOf } = useFormat()
  const [roles, classes, subjects] = useSuspenseQueries({
    queries: [userRoleListQuery(), classesQuery(), allSubjectsQuery({})],
  })
  return useMemo(() => {
    const personOf = ({ user }: UserRole) => nameOf(user).trim() || user.email
    const classOf = new Map(classes.data.rows.map((one) => [one.id, one]))
    const byClass = Map.groupBy(subjects.data, ({ schoolClassId }) => schoolClassId)
    const users = roles.data.rows.filter(mayBeGiven)
    const rows = users.flatMap((role): RightRow[] => {
      const shown = { userId: role.user.id, person: personOf(role), isPending: role.status === 'invitationPending' }
      const own = classes.data.rows.filter(({ creatorId }) => creatorId === role.user.id)
      const made = own.map((schoolClass) => ({
        ...shown,
        ...{ id: `${schoolClass.id} own`, schoolClass, schoolClassId: schoolClass.id, isCreator: true },
        ...{ right: null, updatedAt: null },
      }))
      const held = role.accessRights.flatMap((right) => {
        const schoolClass = classOf.get(right.schoolClass.id)
        if (!schoolClass || schoolClass.creatorId === role.user.id) return []
        const { id, updatedAt } = right
        return {
          ...shown,
          ...{ id, schoolClass, schoolClassId: schoolClass.id, isCreator: false, right: draftOf(right), updatedAt },
        }
      })
      return [...made, ...held]
    })
    const seeing = new Set(rows.map(({ userId }) => userId))
    return {
      classes: classes.data.rows,
      subjectsOf: (classId: string) => byClass.get(classId) ?? [],
      rows: rows.toSorted((a, b) => compare(a.person, b.person) || compare(a.schoolClass.name, b.schoolClass.name)),
      members: users
        .map((role): Member => {
          const { id } = role.user
          return { id, name: personOf(role), isPending: role.status !== 'active', isWaiting: !seeing.has(id) }
        })
        .toSorted((a, b) => compare(a.name, b.name)),
    }
  }, [roles.data.rows, classes.data.rows, subjects.data, compare, nameOf])
}

export type RightsFacts = ReturnType<typeof useRightsFacts>
