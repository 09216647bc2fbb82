import type { Roster } from '@lernspur/contracts/school-admin/roster.contract'
import type { SheetRow } from '../../../table-file/sheet'
import type { ListTable } from './list'
import { listTable } from './list-table'

/** Between the names of several classes of one child. No class is called so, and the user says which one is meant. */
export const severalClasses = '|'

const titles = ['familyName', 'givenName', 'class', 'birthDate', 'exitDate', 'role', 'email']

/** What the preview calls somebody who teaches or leads, in words by which it knows that he or she is no child. */
export interface RosterRoles {
  readonly teacher: string
  readonly leader: string
}

const row = (cells: readonly string[], index: number): SheetRow => ({
  row: index + 1,
  cells: [...cells],
  faults: new Map(),
})

/**
 * The people of a roster as a list like those of files. First and last names are told apart by the hub, so nobody is
 * asked about them. Null for a roster without anybody who has a name.
 */
export const rosterTable = (
  { students, teachers }: Pick<Roster, 'students' | 'teachers'>,
  roles: RosterRoles,
): ListTable | null => {
  const rows = [
    ...students.map(({ firstName, lastName, classNames, birthDate, deletedOn }) => [
      ...[lastName, firstName, classNames.join(severalClasses), birthDate ?? '', deletedOn ?? '', 'student', ''],
    ]),
    ...teachers.map(({ firstName, lastName, role, email }) => [
      ...[lastName, firstName, '', '', '', role === 'LEIT' ? roles.leader : roles.teacher, email ?? ''],
    ]),
  ].filter(([lastName, firstName]) => lastName !== '' || firstName !== '')
  if (rows.length === 0) return null
  return { ...listTable([{ name: '', rows: [titles, ...rows].map(row) }]), isStructured: true }
}
