import { describe, expect, test } from 'bun:test'
import { builtinPicturePath, levelPictureShapes } from './level-picture'

/** How far the middle of a mouth lies below its corners: above 0 it smiles. */
const smileOf = (level: number, levels: number): number => {
  const mouth = levelPictureShapes(builtinPicturePath('smileys', level, levels)).at(-1)
  const [, corner, middle] = /^M9\.5 (\S+) Q16 (\S+)/.exec(mouth?.kind === 'path' ? mouth.d : '') ?? []
  return Number(middle) - Number(corner)
}
const smiles = (levels: number) => Array.from({ length: levels }, (_, index) => smileOf(index + 1, levels))

describe('smileys', () => {
  test.each([2, 3, 4, 5, 10])('of %i levels frown at the lowest alone', (levels) => {
    const [lowest = 0, ...others] = smiles(levels)
    expect(lowest).toBeLessThan(0)
    expect(Math.min(...others)).toBeGreaterThan(0)
  })

  test.each([3, 4, 5, 10])('of %i levels can be told apart', (levels) => {
    const all = smiles(levels)
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    expect(new Set(all).size).toBe(levels)
  })

  test('of one level smile', () => {
    expect(smileOf(1, 1)).toBeGreaterThan(0)
  })
})
