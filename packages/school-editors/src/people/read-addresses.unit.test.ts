import { expect, test } from 'bun:test'
import { addressText, readAddresses } from './read-addresses'

test('reads addresses as people write them, without duplicates', () => {
  const text = 'mia@schule.de, Ali@Schule.de;  Mia Groß <mia@schule.de>\nzoe@schule.de nur@schule.de'
  expect(readAddresses(text)).toMatchObject({
    addresses: ['mia@schule.de', 'ali@schule.de', 'zoe@schule.de', 'nur@schule.de'],
    faulty: [],
  })
})

test('accepts the addresses that the server accepts', () => {
  const { addresses, faulty } = readAddresses('müller@schule.de, mia@grundschule-köln.de, a..b@schule.de')
  expect(addresses).toEqual(['mia@xn--grundschule-kln-ltb.de'])
  expect(faulty).toEqual(['müller@schule.de', 'a..b@schule.de'])
})

test('separates entries that are no address', () => {
  expect(readAddresses('mia, zoe@schule, @x.de, ali@schule.de').faulty).toEqual(['mia', 'zoe@schule', '@x.de'])
  expect(readAddresses('  \n')).toEqual({ addresses: [], faulty: [], people: [] })
})

test('leaves out names as mail programs and tables put them beside addresses', () => {
  const mail =
    'Öz, Änne <aenne@schule.de>; "Groß, Mia" <mia@schule.de>, "zoe@schule.de" <zoe@schule.de>, ali@schule.de; mailto:jo@schule.de'
  const table = 'Becker\tNora\tnora@schule.de\t3a\r\nLindner\tPeter\tpeter@schule.de\t'
  expect(readAddresses(`${mail}\n${table}`)).toMatchObject({
    addresses: [
      'aenne@schule.de',
      'mia@schule.de',
      'zoe@schule.de',
      'ali@schule.de',
      'jo@schule.de',
      'nora@schule.de',
      'peter@schule.de',
    ],
    faulty: [],
  })
})

test('names a row of a table whose address is none', () => {
  expect(readAddresses('Becker\tnora@\nLindner\t\nMia <mia@schule>').faulty).toEqual(['nora@', 'lindner', 'mia@schule'])
})

test('keeps names that stand before an address, in either order', () => {
  const text =
    'An: Karin Kern <karin@schule.de>, Öz, Änne <aenne@schule.de>; "Groß, Mia" <mia@schule.de>, jo@schule.de, Anna von der Heide <anna@schule.de>\n"zoe@schule.de" <zoe@schule.de>; Ali <ALI@schule.de>; www.reklame.de <x@schule.de>'
  const { people } = readAddresses(text)
  expect(people).toEqual([
    { email: 'karin@schule.de', firstName: 'Karin', lastName: 'Kern' },
    { email: 'aenne@schule.de', firstName: 'Änne', lastName: 'Öz' },
    { email: 'mia@schule.de', firstName: 'Mia', lastName: 'Groß' },
    { email: 'anna@schule.de', firstName: 'Anna', lastName: 'von der Heide' },
    { email: 'ali@schule.de', firstName: 'Ali', lastName: '' },
  ])
  expect(readAddresses(text).addresses).toHaveLength(8)
})

test('writes a person as it reads one', () => {
  const { people } = readAddresses('Groß, Mia <mia@schule.de>')
  expect(addressText('mia@schule.de', people)).toBe('"Groß, Mia" <mia@schule.de>')
  expect(readAddresses(addressText('mia@schule.de', people)).people).toEqual(people)
  expect(addressText('jo@schule.de', people)).toBe('jo@schule.de')
})
