import { expect, test } from 'bun:test'
import { keysOfLevels, levelOfKey } from './level-keys'

const named = (...labels: string[]) => labels.map((label) => ({ label }))

test.each([
  [named('noch nicht', 'teilweise', 'sicher'), ['1', '2', '3']],
  // Lowest first: the worst grade is the lowest level.
  [named('6', '5', '4', '3', '2', '1'), ['6', '5', '4', '3', '2', '1']],
  [named('1', '2', '3'), ['1', '2', '3']],
  // What is no digit has no key, so none of them is set by its name.
  [named('0', '1', '2'), ['1', '2', '3']],
  [named('3', '2', '1*'), ['1', '2', '3']],
  [named('1', '1', '2'), ['1', '2', '3']],
  [named(...'abcdefghij'), ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']],
])('levels %j are set by the keys %j', (levels, keys) => {
  expect(keysOfLevels(levels)).toEqual(keys)
})

test('a grade is set by the digit it is called, and a key of no level sets none', () => {
  const grades = named('6', '5', '4', '3', '2', '1')
  expect(levelOfKey(grades, '1')).toEqual({ label: '1' })
  expect(levelOfKey(grades, '6')).toEqual({ label: '6' })
  for (const key of ['7', '0', 'a', 'Enter', '']) expect(levelOfKey(grades, key)).toBeUndefined()
})
