import { describe, expect, test } from 'bun:test'
import { inBrowser } from '@lernspur/api-client/testing/browser'
import type { OwnRight } from '@lernspur/contracts/school-admin/class-permissions'
import { mayAccessSubject } from '../app-runtime'
import { classRightsOf } from './class-rights'

inBrowser()

const schoolClass = { creatorId: 'creator' }
const granted: OwnRight = {
  canManageAccessRights: false,
  canManageStudents: true,
  canManagePerformanceVisuals: false,
  canManageCompetences: false,
  canWriteCompetenceEntries: true,
  schoolSubjectIds: ['music'],
}
const rights = (userId: string, roleType: 'admin' | 'manager' | 'user' | null, right: OwnRight | null = granted) =>
  classRightsOf({ userId, roleType, schoolClass, right })

describe('rights on a class', () => {
  test.each([
    ['an admin', 'another-user', 'admin'],
    ['a manager', 'another-user', 'manager'],
    ['its creator', 'creator', 'user'],
  ] as const)('%s holds all', (_, userId, roleType) => {
    expect(rights(userId, roleType, null)).toEqual({
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

  test('without a right on the class, or without an active role, nothing is allowed', () => {
    const none = { canWriteCompetenceEntries: false, canManageStudents: false, subjects: [] }
    expect(rights('teacher', 'user', null)).toMatchObject(none)
    expect(rights('teacher', null)).toMatchObject(none)
  })
})
