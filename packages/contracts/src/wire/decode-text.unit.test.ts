import { expect, test } from 'bun:test'
import { decodeText } from './decode-text'

const bytesOf = (text: string, others: Readonly<Record<string, number>> = {}) =>
  new Uint8Array([...text].map((letter) => others[letter] ?? letter.charCodeAt(0)))

test.each([
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, 0x47, 0x72, 0x6f, 0xc3, 0x9f]],
  ['Windows-1252 or ISO-8859-1', [0x47, 0x72, 0x6f, 0xdf]],
  ['UTF-16', [0xff, 0xfe, 0x47, 0, 0x72, 0, 0x6f, 0, 0xdf, 0]],
  ['UTF-16 without its mark', [0x47, 0, 0x72, 0, 0x6f, 0, 0xdf, 0]],
])('a text may be %s', (_, bytes) => expect(decodeText(new Uint8Array(bytes))).toBe('Groß'))

test('a text may be Mac Roman, as Excel on a Mac writes plain CSV', () => {
  const text = 'Müller;Jäger;Groß;Özdemir'
  expect(decodeText(bytesOf(text, { ü: 0x9f, ä: 0x8a, ß: 0xa7, Ö: 0x85 }))).toBe(text)
  expect(decodeText(bytesOf('Müller;B§;Groß'))).toBe('Müller;B§;Groß')
})

const central: Readonly<Record<string, number>> = {
  Ł: 0xa3,
  ł: 0xb3,
  ę: 0xea,
  ń: 0xf1,
  ć: 0xe6,
  č: 0xe8,
  ř: 0xf8,
  í: 0xed,
}

test.each([
  ['Windows-1250', 'Łukasz;Wiśniewski', { ś: 0x9c }],
  ['Windows-1250', 'Michał;Wójcik\nMüller;Kątny', { ą: 0xb9 }],
  ['Windows-1250', 'Jiří;Kučera\nTomáš;Novák', { š: 0x9a }],
  ['ISO-8859-2', 'Paweł;Dąbrowski', { ą: 0xb1 }],
  ['ISO-8859-2', 'Tomáš;Dvořák\nLukáš;Řezáč', { š: 0xb9, Ř: 0xd8 }],
])('a text is %s where letters cannot be those of Western names: %s', (_, text, others) => {
  expect(decodeText(bytesOf(text, { ...central, ...others }))).toBe(text)
})

test.each(['Søren;Bøe', 'Irène;Peña', 'João;Simões', 'Müller¹;Groß²\nMeier³;Jürgen', 'Preis in £;Ærø'])(
  'Western names stay what they are: %s',
  (text) => expect(decodeText(bytesOf(text))).toBe(text),
)
