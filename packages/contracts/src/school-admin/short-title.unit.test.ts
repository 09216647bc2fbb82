import { expect, test } from 'bun:test'
import { proposeShortTitle, shortTitleOf } from './short-title'

test.each([
  ['liest geübte Texte flüssig und betont vor', 'liest geübte Texte flüssig'],
  ['hört anderen aufmerksam zu und fragt nach, wenn etwas unklar ist', 'hört anderen aufmerksam zu'],
  ['Die Schülerinnen und Schüler können Längen messen.', 'Längen messen'],
  ['Ich kann schwimmen', 'schwimmen'],
  ['I can read short texts', 'read short texts'],
  ['singt', 'singt'],
  // Without a clause that fits, words: none of them cut, and the last one not a small one.
  ['beschreibt einen beobachteten Vorgang mit der passenden Fachsprache', 'beschreibt einen beobachteten…'],
  ['nutzt\n Hilfsmittel', 'nutzt Hilfsmittel'],
  ['kann', 'kann'],
])('%j proposes %j', (description, title) => {
  expect(proposeShortTitle(description)).toBe(title)
})

test('no proposal is longer than a title may be, and none is empty', () => {
  const texts = [
    'x'.repeat(1000),
    'Donaudampfschifffahrtsgesellschaftskapitänsmütze ist ein Wort',
    'ein '.repeat(30),
    '(…)',
    '.',
  ]
  for (const text of texts) {
    const title = proposeShortTitle(text)
    expect(title.length).toBeLessThanOrEqual(32)
    expect(title === '' && text.replace(/[.;,]/g, '') !== '').toBe(false)
  }
})

test('a title that somebody has written stands before a proposal', () => {
  expect(shortTitleOf({ shortTitle: 'Vorlesen', description: 'liest vor' })).toBe('Vorlesen')
  expect([null, undefined, ''].map((shortTitle) => shortTitleOf({ shortTitle, description: 'liest vor' }))).toEqual([
    'liest vor',
    'liest vor',
    'liest vor',
  ])
})
