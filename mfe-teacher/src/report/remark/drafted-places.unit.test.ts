import { expect, test } from 'bun:test'
import { draftedPlaces, placeAfter, placeAt } from './drafted-places'

const drafted = (...texts: readonly string[]) => texts.map((text) => ({ text, entryIds: [] }))
const startsOf = (comment: string, ...texts: readonly string[]) =>
  draftedPlaces(comment, drafted(...texts)).map(({ start }) => start)

test('drafted sentences are found where they stand, in the order of the remark', () => {
  expect(startsOf('Eins. Zwei. Drei.', 'Drei.', 'Eins.')).toEqual([0, 12])
  expect(startsOf('Eins. Zwei.', 'Vier.', '')).toEqual([])
})

test('a sentence that stands twice, or within another, has a place of its own', () => {
  expect(startsOf('Liest gern. Liest gern.', 'Liest gern.', 'Liest gern.')).toEqual([0, 12])
  expect(startsOf('Ada liest gern. Liest sie?', 'liest gern.', 'Ada liest gern.')).toEqual([0])
})

test('the cursor is in one sentence, and the next is behind it or the first again', () => {
  const places = draftedPlaces('Eins. Frei. Drei.', drafted('Eins.', 'Drei.'))
  expect([0, 5, 8, 12, 17].map((cursor) => placeAt(places, cursor)?.sentence.text)).toEqual([
    'Eins.',
    'Eins.',
    undefined,
    'Drei.',
    'Drei.',
  ])
  expect(placeAt(places, null)).toBeUndefined()
  expect([null, 0, 8, 14].map((cursor) => placeAfter(places, cursor)?.start)).toEqual([0, 12, 12, 0])
})
