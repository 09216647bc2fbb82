import { beforeAll, expect, test } from 'bun:test'
import { lostInPrint } from '@lernspur/contracts/teacher/report-check/printed-letters'
import { printable, runsOf } from './covered-text'
import { arabicTypeface, hasGlyph, loadReportFonts, typeface, widerTypeface } from './report-fonts'

beforeAll(loadReportFonts)

test('every letter of Europe and Vietnam is printed as typed', () => {
  const codePoints = [...Array(0x0180 - 0x00c0).keys()].map((offset) => 0x00c0 + offset)
  const letters = `${String.fromCodePoint(...codePoints)}ȘșȚțẞẠạỄễỨứαβγЖжІіЇї`
  expect(printable(letters)).toBe(letters.normalize('NFC'))
})

test('what no font has goes when it is decoration, is simplified, or leaves a question mark', () => {
  expect(printable('Gut gemacht 👍🏽 👨‍👩‍👧 🇩🇪!')).toBe('Gut gemacht !')
  expect(printable('super 😀')).toBe('super ☺')
  expect(printable('Liebe ❤\ufe0f')).toBe('Liebe ❤')
  expect(printable('5 ㎡')).toBe('5 m2')
  expect(printable('李明')).toBe('??')
})

test('what is left as a question mark is what the checks of a report warn of', () => {
  const differing = [...Array(0x20000).keys()]
    .map((codePoint) => String.fromCodePoint(codePoint))
    .filter((character) => /[^\p{Cn}\p{Cs}\p{Cc}?]/u.test(character))
    .filter((character) => printable(`a${character}a`).includes('?') !== lostInPrint(character).length > 0)
  expect(differing).toEqual([])
})

test('decomposed letters are composed, spaces are single, lost soft hyphens go', () => {
  expect(printable('  Mu\u0308ller\t und\n Söhne \u00ad')).toBe('Müller und Söhne')
  expect(printable('Druck\u00aderzeugnis')).toBe('Druck\u00aderzeugnis')
})

test('a word is set in one family that has all of it', () => {
  expect(runsOf('Nguyễn und Şahin')).toEqual([
    { text: 'Nguyễn', family: widerTypeface },
    { text: ' und Şahin', family: typeface },
  ])
  for (const { text, family } of runsOf(printable('Łukasz, (Иван) → Trần-Müller ½ ✓ ☺'))) {
    for (const character of text) expect(hasGlyph(family, character.codePointAt(0) ?? 0)).toBe(true)
  }
})

test('a name in Arabic letters is set in a family that has them, each word in one', () => {
  expect(printable('محمد الحسيني')).toBe('محمد الحسيني')
  expect(runsOf('spielt mit محمد').map(({ family }) => family)).toEqual([typeface, arabicTypeface])
})

test('a word of several scripts is divided where its families end', () => {
  expect(runsOf('Nguyễn/محمد')).toEqual([
    { text: 'Nguyễn/', family: widerTypeface },
    { text: 'محمد', family: arabicTypeface },
  ])
})
