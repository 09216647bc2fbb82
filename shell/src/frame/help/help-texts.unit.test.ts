import { expect, test } from 'bun:test'
import { helpPictures } from './help-pictures'
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

test('each picture has a description in its language, and no description is without a picture', async () => {
  for (const language of ['de', 'en'] as const) {
    const texts = await loadHelpTexts(language)
    const described = Object.entries(texts).flatMap(([name, { picture }]) => (picture ? name : []))
    expect(Object.keys(helpPictures[language]).toSorted()).toEqual(described.toSorted())
  }
})
