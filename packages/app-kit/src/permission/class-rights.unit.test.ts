import { describe, expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import type { AccessRight } from '@lernspur/contracts/access-right.contract'
import { classRightsOf, mayAccessSubject } from '../app-kit'

inBrowser()

const schoolClass = { id: 'class-1', creatorId: 'creator' }
const granted: AccessRight = {
  id: 'right-1',
  user: { id: 'teacher', firstName: 'Tom', lastName: 'Weiß', avatar: null },
  schoolClass: { id: 'class-1', name: '3a' },
  userRoleType: 'user',
  canManageAccessRights: false,
  canManageStudents: true,
  canManagePerformanceVisuals: false,
  canManageCompetences: false,
  canWriteCompetenceEntries: true,
  schoolSubjectIds: ['music'],
  createdAt: '2026-08-01T08:00:00Z',
  updatedAt: '2026-08-01T08:00:00Z',
}
const rights = (userId: string, roleType: 'admin' | 'manager' | 'user' | null, accessRights = [granted]) =>
  classRightsOf({ userId, roleType, schoolClass, accessRights })

describe('rights on a class', () => {
  test.each([
    ['an admin', 'another-user', 'admin'],
    ['a manager', 'another-user', 'manager'],
    ['its creator', 'creator', 'user'],
  ] as const)('%s holds all', (_, userId, roleType) => {
    expect(rights(userId, roleType, [])).toEqual({
      canManageAccessRights: true,
      canManageStudents: true,
      canManagePerformanceVisuals: true,
      canManageCompetences: true,
      canWriteCompetenceEntries: true,
      subjects: 'all',
    })
  })

  test('a colleague holds the granted rights, on the shared subjects', () => {
    const held = rights('teacher', 'user')
    expect(held).toMatchObject({ canManageStudents: true, canManageAccessRights: false, subjects: ['music'] })
    expect([mayAccessSubject(held, 'music'), mayAccessSubject(held, 'german')]).toEqual([true, false])
  })

  test('rights of another user, on another class, or without an active role do not count', () => {
    const none = { canWriteCompetenceEntries: false, canManageStudents: false, subjects: [] }
    expect(rights('another-user', 'user')).toMatchObject(none)
    expect(rights('teacher', 'user', [{ ...granted, schoolClass: { id: 'class-2', name: '3b' } }])).toMatchObject(none)
    expect(rights('teacher', null)).toMatchObject(none)
  })
})
