import { expect, test } from 'bun:test'
import { otherNames } from './other-names'
import { sentencesOf } from './sentence'
import { wrongPronouns } from './wrong-pronoun'

const child = (name: string) => {
  const [firstName = '', ...rest] = name.split('_')
  return { firstName, lastName: rest.join(' ') || 'Muster' }
}
const named = (text: string, own: string, ...others: string[]) =>
  otherNames(text, child(own), others.map(child)).map((range) => range.text)

test('finds the name of another child as a whole word, with its genitives', () => {
  expect(named('Ben spielt mit Amira und Amiras Freundin.', 'Ben', 'Amira')).toEqual(['Amira', 'Amiras'])
  expect(named("Max’ Heft, Ben’s Heft, Hans' Heft", 'Lea', 'Max', 'Ben', 'Hans')).toEqual(['Max’', 'Ben’s', "Hans'"])
  expect(named('Benjamin und der Amirant', 'Lea', 'Ben', 'Amira')).toEqual([])
  expect(named('Anna-Lena liest.', 'Lea', 'Anna', 'Lena')).toEqual([])
  expect(named('Mit Anna  Lena und Žofia', 'Lea', 'Anna Lena', 'Žofia')).toEqual(['Anna  Lena', 'Žofia'])
  expect(named('Zoë liest.', 'Lea', 'Zoe\u0308')).toEqual(['Zoë'])
})

test('never finds the own name, in whole, in part or as a genitive', () => {
  expect(named('Anna-Lena und Anna', 'Anna-Lena', 'Anna')).toEqual([])
  expect(named('Jonas Heft', 'Jona', 'Jonas')).toEqual([])
  expect(named('Ben hilft.', 'Ben', 'Ben')).toEqual([])
  expect(named('Anna Maria Weber', 'Anna Maria_Weber', 'Maria_Weber')).toEqual([])
  expect(named('Jonas Berg', 'Jona', 'Jonas_Berg')).toEqual(['Jonas Berg'])
})

test('finds a name that is a common word only together with the last name', () => {
  expect(named('Im Mai las Ben viel. Will er, kann er.', 'Ben', 'Mai_Nguyen', 'Will')).toEqual([])
  expect(named('Ben half Mai Nguyen.', 'Ben', 'Mai_Nguyen')).toEqual(['Mai Nguyen'])
})

const wrong = (text: string, name: string, pronoun: 'she' | 'he' | 'none' | null) =>
  wrongPronouns(text, name, pronoun).map((range) => range.text)

test('finds the pronoun of another kind at the beginning of a sentence about one child', () => {
  expect(wrong('Sie liest gern. Sie kann rechnen.', 'Ben', 'he')).toEqual(['Sie', 'Sie'])
  expect(wrong('Er liest gern.', 'Amira', 'she')).toEqual(['Er'])
  expect(wrong('He reads.', 'Amira', 'she')).toEqual(['He'])
  expect(wrong('Sie liest. Er rechnet.', 'Kim', 'none')).toEqual(['Sie', 'Er'])
  expect(wrong('Sie liest. Er rechnet.', 'Kim', null)).toEqual([])
})

test('finds the possessive of another kind right after the child’s verb, and the wrong noun', () => {
  expect(wrong('Ben führt ihr Heft ordentlich. Ben kennt ihre Aufgaben.', 'Ben', 'he')).toEqual(['ihr', 'ihre'])
  expect(wrong('Amira führt sein Heft ordentlich.', 'Amira', 'she')).toEqual(['sein'])
  expect(wrong('Ben ist eine aufmerksame Schülerin.', 'Ben', 'he')).toEqual(['eine aufmerksame Schülerin'])
})

test('leaves alone what may mean others', () => {
  expect(wrong('Sie lesen zusammen. Die Kinder und ihre Eltern freuen sich, sie sind da.', 'Ben', 'he')).toEqual([])
  expect(wrong('Amira schreibt einen Text; er ist lang. Amira kann geduldig sein.', 'Amira', 'she')).toEqual([])
  expect(wrong('Ben hilft ihr gern. Ben hilft den Kindern bei ihren Aufgaben.', 'Ben', 'he')).toEqual([])
})

test('sentences end at their marks, not at abbreviations and ordinals', () => {
  const texts = (text: string) => sentencesOf(text).map((range) => range.text)
  expect(texts('Liest z. B. Sagen. Schreibt viel!\n\nIn der 3. Klasse: gut? „Ja.“ Und')).toEqual([
    'Liest z. B. Sagen.',
    'Schreibt viel!',
    'In der 3. Klasse: gut?',
    '„Ja.“',
    'Und',
  ])
  for (const { start, length, text } of sentencesOf('  Eins. Zwei.')) {
    expect('  Eins. Zwei.'.slice(start, start + length)).toBe(text)
  }
})
