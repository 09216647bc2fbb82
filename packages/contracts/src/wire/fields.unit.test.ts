import { expect, test } from 'bun:test'
import { day, emailAddress, freeText, id, instant, requiredName, requiredText } from './fields'

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

test.each(['\u200b', '\u2060\u200d', ' \u200f ', '\u00ad', '\u3164', '\u2800', '\u{e0041}'])(
  'a text of nothing that can be seen, as %j, is empty',
  (text) => {
    for (const required of [requiredName(100), requiredText(100)])
      expect(required.safeParse(text).error?.issues[0]).toMatchObject({ code: 'too_small' })
    expect(requiredText(100).parse(`سا${text}ره 👩‍🏫`)).toContain('👩‍🏫')
  },
)

test('an id in capital letters is the same', () => {
  expect(id.parse('01A22DFC-C3AF-75A2-B7BB-EE9A9C76A25A')).toBe('01a22dfc-c3af-75a2-b7bb-ee9a9c76a25a')
})

test('a day is one of the calendar', () => {
  const days = ['0001-01-01', '2024-02-29', '2027-02-29', '2027-13-01', '9999-12-31', '2027-1-1']
  expect(days.filter((text) => day.safeParse(text).success)).toEqual(['0001-01-01', '2024-02-29', '9999-12-31'])
})

test('an instant is one that the database can hold and write again', () => {
  const sound = ['2026-12-31T23:59:59Z', '2027-03-28T01:00:00.123456789Z', '0001-01-01T00:00:00Z']
  const wrong = [
    ...['9999-12-31T23:59:59.9999999Z', '0000-01-01T00:00:00Z', '2026-13-01T00:00:00Z', '2026-12-32T00:00:00Z'],
    ...['2026-12-31T24:00:00Z', '2026-12-31T23:60:00Z', '2026-12-31T23:59:60Z', '2026-12-31T23:59:59+01:00'],
  ]
  expect([...sound, ...wrong].filter((text) => instant.safeParse(text).success)).toEqual(sound)
})

test('lines of a text end in one way, whatever program wrote them', () => {
  expect(freeText(5).parse('a\r\nb\rc')).toBe('a\nb\nc')
  expect(requiredText(3).parse('\r\na\r\nb\r\n')).toBe('a\nb')
})
