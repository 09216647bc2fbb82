import { expect, test } from 'bun:test'
import { type MergeChoice, mergedText, mergeRows } from './line-merge'

const mine = 'Amira liest gern. Sie rechnet sicher.\nSie hilft anderen.'
const theirs = 'Amira liest gern. Sie rechnet meist sicher.\nSie hilft anderen. Weiter so!'

test('two texts stand side by side, sentence by sentence', () => {
  expect(mergeRows(mine, theirs)).toEqual([
    { kind: 'same', text: 'Amira liest gern. ' },
    { kind: 'differs', mine: 'Sie rechnet sicher.\n', theirs: 'Sie rechnet meist sicher.\n' },
    { kind: 'same', text: 'Sie hilft anderen.' },
    { kind: 'differs', mine: '', theirs: 'Weiter so!' },
  ])
})

test('choosing gives one of both texts, or all of both', () => {
  const rows = mergeRows(mine, theirs)
  expect(mergedText(rows, ['mine', 'mine'])).toBe(mine)
  expect(mergedText(rows, ['theirs', 'theirs'])).toBe(theirs)
  expect(mergedText(rows, ['theirs', 'mine'])).toBe('Amira liest gern. Sie rechnet meist sicher.\nSie hilft anderen.')
  expect(mergedText(rows, ['both', 'both'])).toBe(
    'Amira liest gern. Sie rechnet meist sicher.\nSie rechnet sicher.\nSie hilft anderen. Weiter so!',
  )
})

test('nothing of either text is lost when both are taken, whatever the texts', () => {
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  for (let run = 0; run < 300; run += 1) {
    const text = () =>
      Array.from({ length: next(6) }, () => `${'abc'[next(3)]}${next(3)}${['. ', '!\n', ' '][next(3)]}`).join('')
    const [one, another] = [text(), text()]
    const rows = mergeRows(one, another)
    const placeholderCount = rows.filter(({ kind }) => kind === 'differs').length
    const choose = (choice: MergeChoice) => mergedText(rows, Array<MergeChoice>(placeholderCount).fill(choice))
    const words = (part: string) => part.split(/\s+/).filter((word) => word !== '')
    expect(words(choose('mine'))).toEqual(words(one))
    expect(words(choose('theirs'))).toEqual(words(another))
    const both = new Set(words(choose('both')))
    expect([...words(one), ...words(another)].filter((word) => !both.has(word))).toEqual([])
  }
})
