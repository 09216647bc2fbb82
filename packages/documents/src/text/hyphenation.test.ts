import { expect, test } from 'bun:test'
import { hyphenationOf, neverHyphenated } from './hyphenation'

const german = hyphenationOf('de')

test('German words are divided by the rules, never leaving fewer than three letters', () => {
  expect(german('Rechtschreibung')).toEqual(['Recht', 'schrei', 'bung'])
  expect(german('Zusammenhängen,')).toEqual(['Zusam', 'men', 'hän', 'gen,'])
  expect(german('überraschend')).toEqual(['über', 'ra', 'schend'])
  expect(german('selbstständige')).toEqual(['selbst', 'stän', 'dige'])
})

test('short words, abbreviations, numbers and addresses stay whole', () => {
  for (const word of ['größer', 'Übung', 'UNESCO-Club', '1.234.567,89', 'lehrerin@schule.example', ' ']) {
    expect(german(word)).toEqual([word])
  }
})

test('soft hyphens decide where they were typed', () => {
  expect(german('Druck\u00aderzeugnis')).toEqual(['Druck', 'erzeugnis'])
})

test('English reports and names are not hyphenated', () => {
  expect(hyphenationOf('en')('Rechtschreibung')).toEqual(['Rechtschreibung'])
  expect(neverHyphenated('Schwarzenberger')).toEqual(['Schwarzenberger'])
})

test('a long name is divided after its hyphens, or else between syllables', () => {
  expect(neverHyphenated('Maximiliane-Alexandra-Viktoria')).toEqual(['Maximiliane-', 'Alexandra-', 'Viktoria'])
  expect(neverHyphenated('Schwarzenbergerhofmeisterin').join('|')).toMatch(/^Schwar|zen|ber|ger/)
  expect(neverHyphenated('Anna-Lena')).toEqual(['Anna-Lena'])
})

test('what is longer than any line is cut, and nothing is lost', () => {
  const endless = 'https://example.org/'.repeat(20)
  for (const parts of [german(endless), neverHyphenated(endless)]) {
    expect(parts.join('')).toBe(endless)
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(24)
  }
})
