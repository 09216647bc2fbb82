import { expect, test } from 'bun:test'
import { DatabaseProblem } from '../database-problem'
import { roleUrl } from './role-url'

const secret = 'ab'.repeat(32)
const password = new URL(roleUrl('postgres://a@b/c', 'school-admin', secret)).password

test('names the role and its derived password', () => {
  expect(roleUrl('postgres://owner:p%40ss@db.example:6432/school?sslmode=require', 'school-admin', secret)).toBe(
    `postgres://lernspur_school_admin:${password}@db.example:6432/school?sslmode=require`,
  )
  expect(password).toMatch(/^[0-9a-f]{64}$/)
})

test('each service and each installation has its own password', () => {
  const passwords = [
    roleUrl('postgres://a@b/c', 'teacher', secret),
    roleUrl('postgres://a@b/c', 'provider', secret),
    roleUrl('postgres://a@b/c', 'teacher', 'cd'.repeat(32)),
  ].map((url) => new URL(url).password)
  expect(new Set(passwords).size).toBe(3)
})

test.each([
  ['postgres:///school?host=/run/postgresql'],
  ['postgres://owner@localhost/school?host=%2Frun%2Fpostgresql'],
  ['postgresql://owner:secret@%2Frun%2Fpostgresql/school'],
])('keeps the unix socket of %s', (ownerUrl) => {
  const url = new URL(roleUrl(ownerUrl, 'teacher', secret))
  expect([url.username, url.pathname, url.searchParams.get('host')]).toEqual([
    'lernspur_teacher',
    '/school',
    '/run/postgresql',
  ])
})

test('drops an owner in the query', () => {
  expect(roleUrl('postgres://db/school?user=owner&password=hush', 'teacher', secret)).not.toMatch(/owner|hush/)
})

test('refuses an invalid URL without repeating it', () => {
  for (const text of ['', 'localhost', 'mysql://root:hush@db/x', 'postgres//root:hush@db']) {
    expect(() => roleUrl(text, 'teacher', secret)).toThrow(DatabaseProblem)
    expect(() => roleUrl(text, 'teacher', secret)).not.toThrow('hush')
  }
})
