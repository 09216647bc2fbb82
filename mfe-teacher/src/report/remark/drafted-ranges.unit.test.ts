import { expect, test } from 'bun:test'
import { draftedRanges, rangeAfter, rangeAt } from './drafted-ranges'

const drafted = (...texts: readonly string[]) => texts.map((text) => ({ text, entryIds: [] }))
const startsOf = (comment: string, ...texts: readonly string[]) =>
  draftedRanges(comment, drafted(...texts)).map(({ start }) => start)

test('drafted sentences are found where they stand, in the order of the remark', () => {
  expect(startsOf('Eins. Zwei. Drei.', 'Drei.', 'Eins.')).toEqual([0, 12])
  expect(startsOf('Eins. Zwei.', 'Vier.', '')).toEqual([])
})

test('a sentence that stands twice, or within another, has a place of its own', () => {
  expect(startsOf('Liest gern. Liest gern.', 'Liest gern.', 'Liest gern.')).toEqual([0, 12])
  expect(startsOf('Ada liest gern. Liest sie?', 'liest gern.', 'Ada liest gern.')).toEqual([0])
})

test('the cursor is in one sentence, and the next is behind it or the first again', () => {
  const ranges = draftedRanges('Eins. Frei. Drei.', drafted('Eins.', 'Drei.'))
  expect([0, 5, 8, 12, 17].map((cursor) => rangeAt(ranges, cursor)?.sentence.text)).toEqual([
    'Eins.',
    'Eins.',
    undefined,
    'Drei.',
    'Drei.',
  ])
  expect(rangeAt(ranges, null)).toBeUndefined()
  expect([null, 0, 8, 14].map((cursor) => rangeAfter(ranges, cursor)?.start)).toEqual([0, 12, 12, 0])
})
