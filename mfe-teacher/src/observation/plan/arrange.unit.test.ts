import { expect, test } from 'bun:test'
import { moveStudentTo, neighbourOf, rowsOfTables, trimmed } from './arrange'

const desk = (studentId: string, x: number, y: number) => ({ studentId, x, y })

test('whoever sat on the new place takes the former one, and steps aside where there was none', () => {
  const two = [desk('mia', 0, 0), desk('ben', 1, 0)]
  expect(moveStudentTo(two, 'mia', { x: 1, y: 0 })).toEqual([desk('ben', 0, 0), desk('mia', 1, 0)])
  expect(moveStudentTo(two, 'ada', { x: 1, y: 0 })).toEqual([desk('mia', 0, 0), desk('ada', 1, 0)])
  expect(moveStudentTo(two, 'mia', null)).toEqual([desk('ben', 1, 0)])
})

test('rows of tables seat every child once, thirty in five rows', () => {
  const ids = Array.from({ length: 30 }, (_, index) => `child ${index}`)
  const desks = rowsOfTables(ids)
  expect(new Set(desks.map(({ x, y }) => `${x} ${y}`)).size).toBe(30)
  expect(Math.max(...desks.map(({ y }) => y))).toBe(4)
  expect(desks.filter(({ x }) => x === 2 || x === 5)).toEqual([])
})

test('arrows go to the nearest desk in their direction', () => {
  const desks = [desk('a', 0, 0), desk('b', 1, 0), desk('c', 3, 0), desk('d', 0, 2), desk('e', 1, 1)]
  expect(neighbourOf(desks, 'a', [1, 0])?.studentId).toBe('b')
  expect(neighbourOf(desks, 'b', [0, 1])?.studentId).toBe('e')
  expect(neighbourOf(desks, 'a', [0, 1])?.studentId).toBe('d')
  expect(neighbourOf(desks, 'c', [1, 0])).toBeUndefined()
})

test('a plan is shown from its first row and column', () => {
  expect(trimmed([desk('a', 2, 3), desk('b', 4, 5)])).toEqual([desk('a', 0, 0), desk('b', 2, 2)])
})
