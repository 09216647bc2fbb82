import { expect, test } from 'bun:test'
import { bestMatch, fillTemplate, overlap, pathOf } from './path-pattern'

const patterns = ['/', '/classes', '/class/:classId', '/class/:classId/student', '/class/:classId/student/:studentId']
const complete = (path: string) => bestMatch(patterns, (pattern) => pattern, path, 'whole')
const prefix = (path: string) => bestMatch(patterns.slice(1), (pattern) => pattern, path, 'prefix')

test('a whole match has as many segments as the pattern', () => {
  expect(complete('/classes')).toBe('/classes')
  expect(complete('/classes/')).toBe('/classes')
  expect(complete('/class/7')).toBe('/class/:classId')
  expect(complete('/class/7/student/9')).toBe('/class/:classId/student/:studentId')
  expect(complete('/class/7/nowhere')).toBeUndefined()
  expect(complete('/')).toBe('/')
})

test('a prefix covers everything below, and only whole segments', () => {
  expect(prefix('/class/7/nowhere/at/all')).toBe('/class/:classId')
  expect(prefix('/classes-of-old')).toBeUndefined()
  expect(prefix('/class')).toBeUndefined()
})

test('a literal segment wins over a parameter, and the last of equals wins', () => {
  const ranked = ['/report/:id', '/report/all', '/report/:other']
  expect(bestMatch(ranked, (pattern) => pattern, '/report/all', 'whole')).toBe('/report/all')
  expect(bestMatch(ranked, (pattern) => pattern, '/report/5', 'whole')).toBe('/report/:other')
})

test('a template is filled with the parameters of the path', () => {
  const fill = (template: string) => fillTemplate(template, '/class/:classId/student/:studentId', '/class/7/student/9')
  expect(fill('/api/classes/:classId/students?limit=1')).toBe('/api/classes/7/students?limit=1')
  expect(fill('/api/students/:studentId/of/:classId')).toBe('/api/students/9/of/7')
  expect(fill('/api/classes')).toBe('/api/classes')
})

test.each([
  ['/class/:classId', '/class/:id/skills', true],
  ['/school', '/school/7/settings', true],
  ['/school/7/settings', '/school', true],
  ['/class/:classId', '/classes', false],
  ['/school-setup', '/school', false],
])('%s and %s have a path in common: %p', (one, other, expected) => {
  expect(overlap(one, other)).toBe(expected)
})

test('a pattern is filled in by the names of its parameters', () => {
  expect(pathOf('/class/:classId/student/:studentId', { classId: '7', studentId: 'a' })).toBe('/class/7/student/a')
  expect(pathOf('/class/:classId', {})).toBeNull()
  expect(pathOf('/provider', {})).toBe('/provider')
})
