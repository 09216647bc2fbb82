import { expect, test } from 'bun:test'
import type { Pronoun } from '@lernspur/contracts/teacher/report-check/pronoun'
import { expandCode, insertAt } from './expand-code'
import { genitive } from './grammar'
import { fillBlock } from './placeholders'

test.each([
  ['Amira', 'Amiras'],
  ['Ben', 'Bens'],
  ['Max', 'Max’'],
  ['Hans', 'Hans’'],
  ['Moritz', 'Moritz’'],
  ['Franz', 'Franz’'],
  ['Strauß', 'Strauß’'],
  ['Félix', 'Félix’'],
  ['Alice', 'Alice’'],
  ['Inès', 'Inès’'],
  ['Zoë', 'Zoës'],
  ['Anna-Lena', 'Anna-Lenas'],
  ['Đorđe', 'Đorđes'],
  ['Louis', 'Louis’'],
  ['Nguyễn', 'Nguyễns'],
])('the German genitive of %s is %s', (name, expected) => {
  expect(genitive(name, 'de')).toBe(expected)
})

test('the English genitive always takes an s', () => {
  expect(['Amira', 'Max', 'James'].map((name) => genitive(name, 'en'))).toEqual(['Amira’s', 'Max’s', 'James’s'])
})

const filled = (text: string, firstName: string, pronoun: Pronoun | null) => fillBlock(text, { firstName, pronoun })

test('placeholders agree with the pronoun in all cases', () => {
  const text =
    '{Name} liest. {Er} mag {seine} Bücher, ich lobe {ihn} und helfe {ihm} mit {seinem} Heft und {seinen} Texten.'
  expect(filled(text, 'Amira', 'she')).toBe(
    'Amira liest. Sie mag ihre Bücher, ich lobe sie und helfe ihr mit ihrem Heft und ihren Texten.',
  )
  expect(filled(text, 'Ben', 'he')).toBe(
    'Ben liest. Er mag seine Bücher, ich lobe ihn und helfe ihm mit seinem Heft und seinen Texten.',
  )
  for (const pronoun of ['none', null] as const) {
    expect(filled(text, 'Kim', pronoun)).toBe(
      'Kim liest. Kim mag Kims Bücher, ich lobe Kim und helfe Kim mit Kims Heft und Kims Texten.',
    )
  }
  expect(filled('{Names} Heft. {Sein} Heft. {seiner} {seines}', 'Max', 'he')).toBe(
    'Max’ Heft. Sein Heft. seiner seines',
  )
  expect(filled('{Name’s} book. {He} reads {his} book; I help {him}.', 'Ada', 'she')).toBe(
    'Ada’s book. She reads her book; I help her.',
  )
  expect(filled('{unbekannt} {0} {}', 'Ada', 'she')).toBe('{unbekannt} {0} {}')
})

const blocks = [
  { id: '1', code: 'lob', text: '{Name} liest.' },
  { id: '2', code: '', text: 'Leer' },
]
const typed = (text: string, cursor = text.length) =>
  expandCode({ text, cursor }, blocks, (block) => fillBlock(block, { firstName: 'Ada', pronoun: 'she' }))

test('a slash, a code and a space become the block, wherever the cursor is', () => {
  expect(typed('/lob ')).toEqual({ text: 'Ada liest. ', cursor: 11 })
  expect(typed('Fein. /LOB Ende', 11)).toEqual({ text: 'Fein. Ada liest. Ende', cursor: 17 })
  for (const text of ['/lob', '/lobt ', 'und/lob ', 'lob ', '/ ', '']) expect(typed(text)).toBeUndefined()
})

test('what is inserted gets a space to its neighbours, and replaces the selection', () => {
  expect(insertAt('', 0, 0, ' Neu. ')).toEqual({ text: 'Neu.', cursor: 4 })
  expect(insertAt('Eins.Zwei.', 5, 5, 'Neu.').text).toBe('Eins. Neu. Zwei.')
  expect(insertAt('Eins. alt Zwei.', 6, 9, 'Neu.').text).toBe('Eins. Neu. Zwei.')
  expect(insertAt('Gut, sehr', 9, 9, 'gut').text).toBe('Gut, sehr gut')
})
