import { expect, test } from 'bun:test'
import { paragraphsOf, typeset } from './typography'

test('quotes follow the language when they come in pairs', () => {
  expect(typeset('Sie sagt: "Ja!" und "Nein!"', 'de')).toBe('Sie sagt: „Ja!“ und „Nein!“')
  expect(typeset('She says "yes"', 'en')).toBe('She says “yes”')
  expect(typeset('ein 5"-Rohr', 'de')).toBe('ein 5"-Rohr')
  expect(typeset('„schon gut“', 'de')).toBe('„schon gut“')
})

test('dashes, ellipses and apostrophes are set, hyphens are left alone', () => {
  expect(typeset("Mia - und Ole -- geht's gut...", 'de')).toBe('Mia – und Ole – geht’s gut…')
  expect(typeset('- Groß- und Kleinschreibung, 3-mal', 'de')).toBe('- Groß- und Kleinschreibung, 3-mal')
})

test('paragraphs are what stands between line breaks', () => {
  expect(paragraphsOf(' eins\r\n\n zwei \u2028drei\n')).toEqual(['eins', 'zwei', 'drei'])
  expect(paragraphsOf(' \n ')).toEqual([])
})
