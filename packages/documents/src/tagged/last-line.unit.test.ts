import { expect, test } from 'bun:test'
import type { LaidOutNode } from './laid-out'
import { joinLastLines } from './last-line'

/** A view that holds a text of lines of these widths, 12 points high each, 200 points wide. */
const text = (top: number, ...widths: readonly number[]): LaidOutNode => ({
  type: 'VIEW',
  style: {},
  props: {},
  box: { top, left: 0, width: 200, height: 12 * widths.length },
  children: [
    {
      type: 'TEXT',
      style: {},
      props: {},
      box: { top: 0, left: 0, width: 200, height: 12 * widths.length },
      lines: widths.map((width, index) => ({
        string: 'a',
        box: { x: 0, y: 12 * index, height: 12 },
        ascent: 9,
        runs: [
          {
            attributes: { fontSize: 9 },
            glyphs: [{ id: 1, advanceWidth: 500, codePoints: [0x61] }],
            positions: [{ xAdvance: width, xOffset: 0, yOffset: 0 }],
          },
        ],
      })),
    },
  ],
})

/** A row of 4 points more than its two texts, one below the other. */
const row = (joinLastLine: boolean, first: readonly number[], second: readonly number[]): LaidOutNode => {
  const height = 12 * (first.length + second.length)
  const texts = [text(2, ...first), text(2 + 12 * first.length, ...second)]
  return {
    type: 'VIEW',
    style: {},
    props: { joinLastLine },
    box: { top: 0, left: 0, width: 200, height: height + 4 },
    children: texts,
  }
}
const positionOf = (node: LaidOutNode) => [node.children?.[1]?.box.top, node.box.height]

test('a word stands on the last line of its text where that has room, and the row is a line lower', () => {
  expect(positionOf(joinLastLines(row(true, [190, 120], [60])))).toEqual([14, 28])
})

test('without room on the last line, or with more than one line, it stands below', () => {
  expect(positionOf(joinLastLines(row(true, [190, 140], [60])))).toEqual([26, 40])
  expect(positionOf(joinLastLines(row(true, [60], [60, 20])))).toEqual([14, 40])
})

test('texts of other blocks stay where they are', () => {
  const other = row(false, [190, 20], [60])
  expect(joinLastLines(other)).toBe(other)
})
