import { useClasses, useFormat, useTranslation } from '@lernspur/app-runtime'
import { visibleAddress } from '@lernspur/contracts/identity/missing-address'
import { useRoleNames } from '@lernspur/school-editors/people/use-role-names'
import type { DataColumn } from '@lernspur/ui/components/data-table/model/column'
import { useMemo } from 'react'
import { classNamesIn } from './class-names'
import { type Person, stateOf } from './person'
import { PersonActions } from './person-actions'
import { PersonName } from './person-name'
import { StatusCell } from './status-cell'

/** Columns of the list of people; numbers of entries are for owners only (rule role.6). */
export const usePeopleColumns = (isAdmin: boolean): readonly DataColumn<Person>[] => {
  const { t } = useTranslation('school-admin.people')
  const format = useFormat()
  const nameOf = useRoleNames()
  const classes = useClasses()
  return useMemo(() => {
    const namesOf = classNamesIn(classes)
    const classesOf = ({ role }: Person) =>
      role.roleType === 'user' ? format.list(namesOf(role).toSorted(format.compare)) : t(($) => $.allClasses)
    const entries: DataColumn<Person> = {
      id: 'entries',
      title: t(($) => $.column.entries),
      isSortable: true,
      isNumber: true,
      from: 'lg',
      shown: 'chosen',
      value: (person) => person.entries,
      cell: (person) => (person.entries === null ? '' : format.number(person.entries)),
    }
    return [
      {
        id: 'name',
        title: t(($) => $.column.name),
        isSortable: true,
        isRowHead: true,
        value: ({ name }) => name,
        searchText: ({ name }) => name,
        cell: (person) => <PersonName person={person} classes={classesOf(person)} />,
      },
      {
        id: 'firstName',
        title: t(($) => $.column.firstName),
        shown: 'never',
        isExported: true,
        value: ({ role }) => role.user.firstName,
      },
      {
        id: 'lastName',
        title: t(($) => $.column.lastName),
        shown: 'never',
        isExported: true,
        value: ({ role }) => role.user.lastName,
      },
      {
        id: 'email',
        title: t(($) => $.column.email),
        shown: 'unchosen',
        isExported: true,
        from: 'lg',
        isSortable: true,
        value: ({ role }) => visibleAddress(role.user.email),
      },
      {
        id: 'role',
        title: t(($) => $.column.role),
        isSortable: true,
        from: 'md',
        value: ({ role }) => nameOf(role.roleType),
        cell: ({ role, isLastAdmin }) => (
          <>
            {nameOf(role.roleType)}
            {isLastAdmin && <span className="block text-xs text-muted-foreground">{t(($) => $.lastAdmin)}</span>}
          </>
        ),
      },
      {
        id: 'status',
        from: 'sm',
        title: t(($) => $.column.status),
        isSortable: true,
        value: (person) => t(($) => $.status[person.isClosed ? 'closed' : stateOf(person)]),
        cell: (person) => <StatusCell person={person} />,
      },
      {
        id: 'classes',
        title: t(($) => $.column.classes),
        from: 'lg',
        shown: 'chosen',
        value: classesOf,
      },
      ...(isAdmin ? [entries] : []),
      {
        id: 'actions',
        title: t(($) => $.column.actions),
        hideTitle: true,
        width: '3.5rem',
        cell: (person) => <PersonActions person={person} />,
      },
    ]
  }, [t, format, nameOf, classes, isAdmin])
}
