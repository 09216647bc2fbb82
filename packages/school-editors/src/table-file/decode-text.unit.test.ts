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
