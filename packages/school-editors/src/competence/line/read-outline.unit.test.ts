import { expect, test } from 'bun:test'
import { isOutline, readOutline } from './read-outline'

const visible = (text: string) =>
  readOutline(text).map(({ name, symbol, competences }) => [name, symbol, ...competences].join('|'))

test('one line is no outline', () => {
  expect(isOutline('liest flüssig')).toBe(false)
  expect(isOutline('liest flüssig\n')).toBe(false)
  expect(isOutline('liest\nschreibt')).toBe(true)
  expect(isOutline('Lesen\tliest')).toBe(true)
})

test('every line of a list is a competence, without its bullet', () => {
  expect(visible('liest\r\n\r\n schreibt  gern \n hört zu')).toEqual(['||liest|schreibt gern|hört zu'])
  expect(visible('- liest\n• schreibt\n3. hört zu')).toEqual(['||liest|schreibt|hört zu'])
})

test('lines over indented ones, or over ones with a bullet, are domains', () => {
  expect(visible('Lesen\n  liest\n  versteht\nSchreiben\n\tschreibt')).toEqual([
    'Lesen||liest|versteht',
    'Schreiben||schreibt',
  ])
  expect(visible('Lesen\n•\tliest\nSchreiben\n•\tschreibt')).toEqual(['Lesen||liest', 'Schreiben||schreibt'])
})

test('columns of a spreadsheet are domain and competence, with the symbol between them', () => {
  expect(visible('Bereich\tKompetenz\nLesen\tliest\nLesen\tversteht\n\terzählt\nSchreiben\tschreibt')).toEqual([
    'Lesen||liest|versteht|erzählt',
    'Schreiben||schreibt',
  ])
  expect(visible('Bereich\tSymbol\tKompetenz\nLesen\tA\tliest\n\t\tversteht')).toEqual(['Lesen|A|liest|versteht'])
  expect(visible('Lesen\t"liest\nlange Texte"')).toEqual(['Lesen||liest lange Texte'])
})

test('a quotation mark that begins a sentence leaves the lines after it as they are', () => {
  expect(visible('Lesen\t"Der" und "die" unterscheiden\nLesen\tliest vor\nHören\thört zu')).toEqual([
    'Lesen||"Der" und "die" unterscheiden|liest vor',
    'Hören||hört zu',
  ])
})
