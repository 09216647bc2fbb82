import { expect, test } from 'bun:test'
import { loadHelpTexts } from './help-texts'
import { helpTopics } from './help-topics'

test('each topic is listed once and has its texts in both languages, with something to do', async () => {
  const names = helpTopics.map(({ name }) => name).toSorted()
  expect(new Set(names).size).toBe(names.length)
  for (const language of ['de', 'en'] as const) {
    const texts = await loadHelpTexts(language)
    expect(Object.keys(texts).toSorted()).toEqual(names)
    const incomplete = Object.entries(texts).filter(
      ([, { title, words, steps }]) => !title || !words || steps.length < 2 || steps.some((step) => !step),
    )
    expect(incomplete).toEqual([])
  }
})
