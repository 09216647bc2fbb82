import { expect, test } from 'bun:test'
import type { SchoolYear } from '@lernspur/contracts/school-admin/school-year.contract'
import type { UserRole } from '@lernspur/contracts/school-admin/user-role.contract'
import { classNamesIn } from './class-names'

const schoolClass = (id: string, name: string, creatorId: string, year: string) => ({
  id,
  name,
  creatorId,
  schoolYear: { name: year } as SchoolYear,
})

test('somebody works in the classes that he or she made, and in those of the rights', () => {
  const classes = [
    schoolClass('old', '3a', 'miriam', '2025/26'),
    schoolClass('new', '3a', 'peter', '2026/27'),
    schoolClass('next', '4a', 'miriam', '2026/27'),
  ]
  const accessRights = [{ schoolClass: { id: 'new', name: '3a' } }, { schoolClass: { id: 'gone', name: '1b' } }]
  const miriam = { user: { id: 'miriam' }, accessRights } as unknown as UserRole
  expect(classNamesIn(classes)(miriam)).toEqual(['3a · 2025/26', '4a', '3a · 2026/27', '1b'])
  const nora = { user: { id: 'nora' }, accessRights: [] } as unknown as UserRole
  expect(classNamesIn(classes)(nora)).toEqual([])
})
