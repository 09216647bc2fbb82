import { classMemberListQuery } from '@lernspur/api-client/school-admin/access-right.queries'
import { searchedWords } from '@lernspur/app-kit/table/searched-words'
import { useDebounced } from '@lernspur/app-kit/table/use-debounced'
import { useListPage } from '@lernspur/app-kit/table/use-list-page'
import { nameOrderAtom, useAtomValue } from '@lernspur/app-runtime'
import type { ClassMember } from '@lernspur/contracts/school-admin/access-right.contract'
import { draftOf } from '@lernspur/school-editors/right/right-draft'
import type { NamedSubject, RightPair } from '@lernspur/school-editors/right/right-patch'
import type { TableState } from '@lernspur/ui/components/table/table-state'

/** Rights on one page of the table. */
export const rightsPerPage = 50

/** A member's rights in a class, in the form that the editor changes. */
export const pairOf = ({ user, schoolClass, right }: ClassMember): RightPair => ({
  userId: user.id,
  schoolClassId: schoolClass.id,
  right: right && draftOf(right),
  updatedAt: right?.updatedAt ?? null,
})

/** Subjects of the classes of the rows. */
export const subjectsOfRows = (rows: readonly ClassMember[]) => {
  const known = new Map(rows.map(({ schoolClass, subjects }) => [schoolClass.id, subjects]))
  return (schoolClassId: string): readonly NamedSubject[] => known.get(schoolClassId) ?? []
}

/** One page of who may do what in which class, searched, filtered and sorted by the server. */
export const useClassMembers = (table: TableState) => {
  const nameOrder = useAtomValue(nameOrderAtom)
  const search = useDebounced(searchedWords(table.search))
  const wanted = [
    { field: 'words', type: 'search', value: search },
    { field: 'userId', type: 'eq', value: table.choice('person') },
    { field: 'schoolClassId', type: 'eq', value: table.choice('class') },
  ] as const
  const subject = table.choice('subject')
  const filter = [
    ...wanted.filter(({ value }) => value !== ''),
    ...(subject === '' ? [] : [{ field: 'subjects', type: 'arraycontains', value: [subject] } as const]),
  ]
  const names = nameOrder === 'lastName' ? (['lastName', 'firstName'] as const) : (['firstName', 'lastName'] as const)
  const fields = table.order.field === 'class' ? (['className', ...names] as const) : ([...names, 'className'] as const)
  const order = fields.map((field) => ({ field, dir: table.order.dir }))
  const range = { offset: (table.page - 1) * rightsPerPage, limit: rightsPerPage }
  return useListPage((part) => classMemberListQuery({ filter, order, ...part }), range)
}
