import { expect, test } from 'bun:test'
import type { PerformanceLevel } from '@lernspur/contracts/teacher/performance-visual.contract'
import { movesOf, proposedMapping, usedLevels } from './level-mapping'

const scale = (name: string, count: number): readonly PerformanceLevel[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: `${name}${index + 1}`, level: index + 1, label: `${name} ${index + 1}` },
    ...{ isFrontendPicture: true, picturePath: null, pictureUrl: null },
  }))

test.each([
  [4, 2, ['b1', 'b1', 'b2', 'b2']],
  [3, 5, ['b1', 'b3', 'b5']],
  [5, 3, ['b1', 'b2', 'b2', 'b3', 'b3']],
  [1, 3, ['b3']],
  [2, 1, ['b1', 'b1']],
])('%i levels become %i by their place', (from, to, expected) => {
  expect([...proposedMapping(scale('a', from), scale('b', to)).values()]).toEqual(expected)
})

test('only what entries hold is moved', () => {
  const [old, next] = [scale('a', 3), scale('b', 2)]
  const levels = [{ performanceLevelV2Id: 'a3', observations: 2 }]
  expect(usedLevels(old, { levels }).map(({ id }) => id)).toEqual(['a3'])
  const moves = movesOf({ levels }, old, next, proposedMapping(old, next))
  expect(moves.map(({ from, to, observations }) => [from.id, to?.id, observations])).toEqual([['a3', 'b2', 2]])
})
