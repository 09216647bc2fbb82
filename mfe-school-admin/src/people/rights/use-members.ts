import { userRoleCalls } from '@lernspur/api-client/school-admin/user-role.queries'
import { useFormat, useQuery } from '@lernspur/app-runtime'
import type { UserRow } from '@lernspur/contracts/school-admin/user-role.contract'
import { useMemo } from 'react'

/** Somebody who can be given rights: a member, or somebody invited as one. */
export interface Member {
  readonly id: string
  readonly name: string
  readonly isPending: boolean
  /** Sees no class so far. */
  readonly isWaiting: boolean
}

const mayBeGiven = ({ userRoles }: UserRow) =>
  userRoles.some(
    ({ roleType, status }) => roleType === 'user' && (status === 'active' || status === 'invitationPending'),
  )

const noRows: readonly UserRow[] = []

/** Members of the school by name, none until they were read, and the read itself, which may fail. */
export const useMembers = () => {
  const { compare, name: nameOf } = useFormat()
  const read = useQuery(userRoleCalls.listUsers())
  const rows = read.data?.rows ?? noRows
  const members = useMemo(
    () =>
      rows
        .filter(mayBeGiven)
        .map((user): Member => {
          const isPending = user.userRoles.every(({ status }) => status === 'invitationPending')
          return {
            id: user.id,
            name: nameOf(user),
            isPending,
            isWaiting: user.isWaiting ?? false,
          }
        })
        .toSorted((a, b) => compare(a.name, b.name)),
    [rows, compare, nameOf],
  )
  return { members, read }
}
