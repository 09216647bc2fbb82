import { expect, test } from 'bun:test'
import { standingLevels, tendencyOf } from './standing'

const level = (id: string, number: number, levels: number) => ({
  level: { id, level: number, levels, label: id, isFrontendPicture: true, picturePath: null, pictureUrl: null },
})

test('levels stand once each, by their place on their own scale, with how many competences are there', () => {
  const found = standingLevels([
    level('gut', 3, 4),
    level('schwer', 1, 4),
    { level: null },
    level('gut', 3, 4),
    level('Stern 2', 2, 2),
  ])
  expect(found.map((one) => [one.level.id, one.count])).toEqual([
    ['schwer', 1],
    ['gut', 2],
    ['Stern 2', 1],
  ])
  expect(found[0]?.colour).not.toBe(found[2]?.colour)
})

test('a tendency is told from the first and the last day, and only where it is noticeable', () => {
  expect([[0.2, 0.9, 0.5], [0.5, 0.2], [0.5, 0.1, 0.54], [0.5], []].map((trend) => tendencyOf({ trend }))).toEqual([
    'up',
    'down',
    'steady',
    undefined,
    undefined,
  ])
  expect(tendencyOf({})).toBeUndefined()
})
