import { expect, test } from 'bun:test'
import { classDraftOf, isClassValid, levelInName } from './class-draft'

test('a name that begins with a number contains the level', () => {
  expect(['3a', '10B', ' 4', 'Eulen', '0', '99', '2026'].map(levelInName)).toEqual(['3', '10', '4', '', '', '', ''])
})

test('a class needs a short name and a level', () => {
  const draft = { name: ' 3a ', nickname: '', level: '3' }
  expect(isClassValid(draft)).toBe(true)
  expect(isClassValid({ ...draft, level: '0' })).toBe(true)
  expect(isClassValid({ ...draft, name: 'Eulen' })).toBe(false)
  expect(isClassValid({ ...draft, nickname: 'x'.repeat(101) })).toBe(false)
  expect(isClassValid(classDraftOf(undefined))).toBe(false)
})
