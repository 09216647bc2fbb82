import { staffListQuery } from '@lernspur/api-client/school-admin/user-role.queries'
import { accountName } from '@lernspur/app-kit/person/account-name'
import type { ListSource } from '@lernspur/app-kit/table/list-table'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import { nameOrderAtom, useAtomValue, useFormat, useSession } from '@lernspur/app-runtime'
import type { Staff } from '@lernspur/contracts/school-admin/user-role.contract'
import type { TableState } from '@lernspur/ui/components/table/table-state'
import { useCallback, useMemo } from 'react'
import type { Person } from './person'

/** People on one page of the table. */
export const peoplePerPage = 50

/** Columns that the server sorts by, beside the name. */
const sorted = {
  email: 'email',
  role: 'roleType',
  status: 'state',
  entries: 'competenceObservationsCount',
} as const
const isSorted = (field: string): field is keyof typeof sorted => field in sorted

const useQueryOf = (table: TableState) => {
  const nameOrder = useAtomValue(nameOrderAtom)
  const search = useDebounced(searchedWords(table.search))
  const wanted = [
    { field: 'words', type: 'search', value: search },
    { field: 'state', type: 'eq', value: table.choice('status') },
    { field: 'roleType', type: 'eq', value: table.choice('role') },
  ] as const
  const names = nameOrder === 'lastName' ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const)
  const { field, dir } = table.order
  const fields = isSorted(field) ? [sorted[field], ...names] : names
  return { filter: wanted.filter(({ value }) => value !== ''), order: fields.map((one) => ({ field: one, dir })) }
}

const usePersonOf = () => {
  const format = useFormat()
  const { whoAmI, role: own } = useSession()
  const isAdmin = own?.roleType === 'admin'
  return useCallback(
    ({ role, ...one }: Staff): Person => ({
      id: role.id,
      role,
      name: accountName(format, role.user),
      entries: one.competenceObservationsCount,
      ownClasses: one.ownClassCount,
      invitations: one.invitationCount,
      isLastAdmin: one.isLastAdmin,
      isWaiting: typeof role.waitingSince === 'string',
      isClosed: one.isAccountClosed,
      isMe: role.user.id === whoAmI.id,
      isMine: isAdmin || (role.roleType !== 'admin' && role.requestedRoleType === null),
    }),
    [format, whoAmI.id, isAdmin],
  )
}

/** One page of the people of the school, searched, filtered and sorted by the server. */
export const usePeople = (table: TableState): ListSource<Person> => {
  const personOf = usePersonOf()
  const { filter, order } = useQueryOf(table)
  const range = { offset: (table.page - 1) * peoplePerPage, limit: peoplePerPage }
  const list = useListPage((part) => staffListQuery({ filter, order, ...part }), range)
  const { data, readAll } = list
  const people = useMemo(() => data && { rows: data.rows.map(personOf), count: data.count }, [data, personOf])
  return { ...list, data: people, readAll: async () => (await readAll()).map(personOf) }
}
