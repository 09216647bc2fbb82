import { describe, expect, test } from 'bun:test'
import { totalWeight, weightOf } from './weight'

describe('a weight', () => {
  test.each([
    ['40', 40],
    [' 12,5 % ', 12.5],
    ['12.25', 12.25],
    ['0', 0],
    ['100', 100],
  ])('is read from "%s"', (text, weight) => expect(weightOf(text)).toBe(weight))

  test.each(['', '101', '-1', '1,234', 'vierzig', '4 0', '1e2'])('is not read from "%s"', (text) =>
    expect(weightOf(text)).toBeUndefined(),
  )
})

test('weights sum exactly', () => {
  expect(totalWeight([{ weighting: 33.3 }, { weighting: 33.3 }, { weighting: 33.4 }])).toBe(100)
  expect(totalWeight([])).toBe(0)
})
