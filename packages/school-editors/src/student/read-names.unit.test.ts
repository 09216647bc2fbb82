import { describe, expect, test } from 'bun:test'
import { dependsOnOrder, type NameOrder, readNames } from './read-names'

const read = (text: string, order: NameOrder = 'first') =>
  readNames(text, order).map(({ firstName, lastName }) => `${firstName}|${lastName}`)

describe('names', () => {
  test('may be written as they are spoken', () => {
    expect(read('Mia Özdemir\n\n  Emma-Luise von Berg \nAnna Lena Groß\nYoussef El Amrani')).toEqual([
      'Mia|Özdemir',
      'Emma-Luise|von Berg',
      'Anna Lena|Groß',
      'Youssef|El Amrani',
    ])
  })

  test('may begin with the family name, by a comma or by choice', () => {
    expect(read('Özdemir, Mia\nvon Berg, Emma-Luise')).toEqual(['Mia|Özdemir', 'Emma-Luise|von Berg'])
    expect(read('Özdemir Mia\nvon Berg Emma Luise', 'last')).toEqual(['Mia|Özdemir', 'Emma Luise|von Berg'])
  })

  test('may come from a spreadsheet', () => {
    expect(read('1\tMia\tÖzdemir\t03.04.2018\r\n2\tAli\tAydın\t01.01.2018')).toEqual(['Mia|Özdemir', 'Ali|Aydın'])
    expect(read('Özdemir\tMia', 'last')).toEqual(['Mia|Özdemir'])
    expect(read('Klasse;Name;Rufname\n3a;"Groß";Anna')).toEqual(['Anna|Groß'])
  })

  test('may be numbered', () => {
    expect(read('1. Mia Özdemir\n2) Ali Aydın\n- Zoë Groß')).toEqual(['Mia|Özdemir', 'Ali|Aydın', 'Zoë|Groß'])
  })

  test('that are not whole or too long are marked with their line', () => {
    const [one, two, three] = readNames(`Mia Özdemir\n\nAli\n${'x'.repeat(101)} Groß`, 'first')
    expect([one?.problem, two?.problem, three?.problem]).toEqual([null, 'incomplete', 'too-long'])
    expect([two?.line, two?.text]).toEqual([3, 'Ali'])
  })

  test('need the order only where nothing shows it', () => {
    expect(dependsOnOrder('Mia Özdemir')).toBe(true)
    expect(dependsOnOrder('Özdemir, Mia')).toBe(false)
    expect(dependsOnOrder('Vorname\tNachname\nMia\tÖzdemir')).toBe(false)
  })
})
