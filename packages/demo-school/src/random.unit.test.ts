import { expect, test } from 'bun:test'
import { randomOf } from './random'

const draw = (name: string) => {
  const random = randomOf(name)
  return Array.from({ length: 50 }, () => random.next())
}

test('the same name gives the same stream, another name another one', () => {
  expect(draw('3a')).toEqual(draw('3a'))
  expect(draw('3a')).not.toEqual(draw('3b'))
})

test('figures stay within their bounds and spread over them', () => {
  const random = randomOf('bounds')
  const dice = Array.from({ length: 600 }, () => random.between(1, 6))
  expect([...new Set(dice)].sort()).toEqual([1, 2, 3, 4, 5, 6])
  const normal = Array.from({ length: 4000 }, () => random.normal())
  expect(Math.abs(normal.reduce((sum, figure) => sum + figure, 0) / normal.length)).toBeLessThan(0.06)
})

test('a sample holds nothing twice and never more than there is', () => {
  const items = ['a', 'b', 'c', 'd']
  const sample = randomOf('sample').sample(items, 3)
  expect(new Set(sample).size).toBe(3)
  expect(randomOf('sample').sample(items, 9).sort()).toEqual(items)
  expect(() => randomOf('nothing').pick([])).toThrow(RangeError)
})
