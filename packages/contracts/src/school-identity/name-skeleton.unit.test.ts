import { expect, test } from 'bun:test'
import { areLookAlike, isSameName } from './name-skeleton'

test.each([
  ['Grundschule am Weiher', 'GRUNDSCHULE  AM WEIHER'],
  ['Grundschule am Weiher', 'Grundschule-am-Weiher.'],
  ['Grundschule am Weiher', 'Grundsсhule аm Wеiher'],
  ['Grundschule am Weiher', 'ＧＲＵＮＤＳＣＨＵＬＥ am Weiher'],
  ['GRUNDSCHULE AM WEIHER', 'GRUΝDSCHULE АМ WEIHER'],
  ['Schule am Münster', 'Schule am Muenster'],
  ['Schule am Münster', 'Schule am Mu\u0308nster'],
  ['Großschule Süd', 'Grossschule Sued'],
  ['Lindenschule', 'Iindenschule'],
  ['Lindenschule', '1indenschule'],
  ['Otto-Schule', '0tt0 Schule'],
  ['Sommerschule', 'Sornmerschule'],
  ['Schule\u200bam See', 'Schule am See'],
])('%s looks like %s', (one, other) => {
  expect(areLookAlike(one, other)).toBe(true)
})

test.each([
  ['Grundschule am Weiher', 'Grundschule am Teich'],
  ['1. Grundschule', '2. Grundschule'],
  ['Schule Nord', 'Schule Süd'],
  ['Школа', 'Schola'],
  ['مدرسة', 'مكتبة'],
  ['–', '…'],
])('%s does not look like %s', (one, other) => {
  expect(areLookAlike(one, other)).toBe(false)
})

test('a name is the same in any case and spacing, and not with letters of another alphabet', () => {
  expect(isSameName('Schule am See', ' schule  am see')).toBe(true)
  expect(isSameName('Schule am See', 'Schulе am See')).toBe(false)
})
