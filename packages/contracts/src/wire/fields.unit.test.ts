import { expect, test } from 'bun:test'
import { emailAddress, freeText, requiredName, requiredText } from './fields'

const read = (text: string) => emailAddress.safeParse(text).data

test('an address is accepted as typed', () => {
  expect(read(' nele.neu+lernspur@schule.example\n')).toBe('nele.neu+lernspur@schule.example')
  expect(read("o'neil@schule.example")).toBe("o'neil@schule.example")
  expect(read('Nele@Schule.Example')).toBe('Nele@Schule.Example')
})

test('an internationalised domain is converted to ASCII', () => {
  expect(read('nele@grundschule-köln.de')).toBe('nele@xn--grundschule-kln-ltb.de')
  expect(read('nele@Grundschule-KÖLN.de'.normalize('NFD'))).toBe('nele@xn--grundschule-kln-ltb.de')
  expect(read('nele@xn--grundschule-kln-ltb.de')).toBe('nele@xn--grundschule-kln-ltb.de')
})

test.each([
  '',
  'nele',
  'nele@schule',
  'müller@schule.de',
  'nele@köln.de/pfad.de',
  'nele@köln.de:25',
  'nele@böse.de@schule.de',
  'nele neu@schule.de',
  'nele@sch ule.de',
  `${'x'.repeat(250)}@köln.de`,
])('%p is refused', (text) => expect(read(text)).toBeUndefined())

const name = (text: string) => requiredName(100).safeParse(text).success

test.each([
  'Grundschule am Lindenpark',
  'St. Martin-Schule, Außenstelle Nord/West',
  'J.F.K.-Schule Nr. 12',
  'Anna-Lena d’Été Y. 李',
  'École Émile-Zola (2. Zug)',
  'مدرسة النور',
  'Familie 👩‍👧‍👦',
])('%p is a name', (text) => expect(name(text)).toBe(true))

test.each([
  'Gewinn: https://boese',
  'boese.example',
  'Schule Boese.De',
  'WWW.boese',
  'an@boese',
  'boese。中国',
  'Nele\nIhr Konto ist gesperrt',
  'Nele\tNeu',
  'Nele\u202eueN',
  'Nele\u2028Neu',
  'Ne\u200ble',
  'Nele\u0007',
  '   ',
])('%p is none', (text) => expect(name(text)).toBe(false))

test.each([requiredName(100), requiredText(100), freeText(100)])(
  'half a character is refused, a whole one is not',
  (text) => {
    expect(text.safeParse('Nele 👩‍🏫').success).toBe(true)
    for (const half of ['Nele \ud83d', '\udc69 Nele', 'Ne\udc69\ud83dle'])
      expect(text.safeParse(half).success).toBe(false)
  },
)

test('lines of a text end in one way, whatever program wrote them', () => {
  expect(freeText(5).parse('a\r\nb\rc')).toBe('a\nb\nc')
  expect(requiredText(3).parse('\r\na\r\nb\r\n')).toBe('a\nb')
})
