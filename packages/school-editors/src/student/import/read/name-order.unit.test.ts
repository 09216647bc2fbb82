import { describe, expect, test } from 'bun:test'
import { knownNames } from './name-order'
import { readLines } from './read-lines'
import { readPasted } from './read-list'
import { isComplete, proposeReading, swapped, withRole } from './reading'

const propose = (text: string, children: { firstName: string; lastName: string }[] = []) => {
  const table = readPasted(text)
  if (!table) throw new Error('there is no list')
  const proposed = proposeReading(table, knownNames(children))
  const namesBy = (reading = proposed.reading) =>
    readLines(table, reading).map(({ firstName, lastName }) => `${firstName}|${lastName}`)
  return { ...proposed, namesBy }
}
/** Names that nobody knows to be first or last names. */
const thirty = (separator: string) =>
  Array.from({ length: 30 }, (_, index) => `Zzkorv${'abcdefghij'[index % 10]}${separator}Qutulpa${index % 7}`)
    .join('\n')
    .replace(/\d/g, (digit) => 'klmnopq'[Number(digit)] ?? '')

describe('which is the first name', () => {
  test.each([['\t'], [';'], [' ']])(
    'is asked where nothing tells, instead of reversing thirty of thirty names (%j)',
    (by) => {
      expect(propose(thirty(by)).doubt).toBe('unclear')
    },
  )

  test.each([['\t'], [' ']])('is told by usual first names, whichever column they stand in (%j)', (by) => {
    const reversed = ['Özdemir', 'Aydın', 'Groß', 'Köhler'].map(
      (last, index) => `${last}${by}${['Mia', 'Ali', 'Zoë', 'Emil'][index]}`,
    )
    const { doubt, namesBy } = propose(reversed.join('\n'))
    expect([doubt, namesBy()[0]]).toEqual([null, 'Mia|Özdemir'])
  })

  test('is told by the names of the children whom the school has', () => {
    const children = [{ firstName: 'Zzyx', lastName: 'Quorn' }]
    expect(propose('Quorn\tZzyx\nQuorn\tZzyx', children).namesBy()).toEqual(['Zzyx|Quorn', 'Zzyx|Quorn'])
  })

  test('is told by the commas of other lines', () => {
    expect(propose('Quorn, Zzyx\nQuorn Abb').namesBy()).toEqual(['Zzyx|Quorn', 'Abb|Quorn'])
  })

  test('is asked when some names speak for one order and some for the other', () => {
    expect(propose('Mia\tÖzdemir\nGroß\tZoë\nAli\tAydın').doubt).toBe('unclear')
  })

  test('is asked when the names contradict the titles, since the columns may be swapped', () => {
    const text = 'Vorname;Nachname\nÖzdemir;Mia\nAydın;Ali\nGroß;Zoë'
    expect(propose(text).doubt).toBe('contradiction')
    expect(propose('Mia, Özdemir\nAli, Aydın\nZoë, Groß').doubt).toBe('contradiction')
    expect(propose('Vorname;Nachname\nÖzdemir;Mia\nAli;Aydın\nZoë;Groß').doubt).toBeNull()
  })

  test('is exchanged at once for columns, for words and for commas', () => {
    for (const text of ['Mia\tÖzdemir', 'Mia Özdemir', 'Özdemir, Mia', 'Vorname;Nachname\nMia;Özdemir']) {
      const { reading, namesBy } = propose(text)
      expect([text, namesBy(), namesBy(swapped(reading)), namesBy(swapped(swapped(reading)))]).toEqual([
        text,
        ['Mia|Özdemir'],
        ['Özdemir|Mia'],
        ['Mia|Özdemir'],
      ])
    }
  })

  test('may be said column by column; a list without one of both is not complete', () => {
    const { reading, namesBy } = propose('Mia\tÖzdemir\tNord')
    const other = withRole(reading, 2, 'last')
    expect([namesBy(other), other.roles]).toEqual([['Mia|Nord'], ['first', 'none', 'last']])
    expect([
      isComplete(other),
      isComplete(withRole(other, 0, 'none')),
      isComplete(withRole(other, 0, 'whole')),
    ]).toEqual([true, false, true])
  })
})
