import { expect, test } from 'bun:test'
import { readEntries } from './read-entries'

const problemsOf = (text: string) => readEntries(text).map(({ line, email, problem }) => [line, email, problem])

test('reads lines, commas, names before addresses and pasted columns', () => {
  expect(
    problemsOf('a@eins.example, B@zwei.example\n"Groß, Mia" <mia@drei.example>\nMeyer\tc@vier.example\tHamburg'),
  ).toEqual([
    [1, 'a@eins.example', undefined],
    [1, 'b@zwei.example', undefined],
    [2, 'mia@drei.example', undefined],
    [3, 'c@vier.example', undefined],
  ])
})

test('takes whole domains, and names what is no address', () => {
  expect(problemsOf('*@schule.example\n@schule.example\nschule.example\n*@schule')).toEqual([
    [1, '*@schule.example', undefined],
    [2, undefined, 'invalid'],
    [3, undefined, 'invalid'],
    [4, undefined, 'invalid'],
  ])
})

test('tells what stands twice and what is probably misspelt', () => {
  const entries = readEntries('a@eins.example\nA@Eins.example\nb@gmial.com')
  expect(entries.map(({ problem, suggestion }) => [problem, suggestion])).toEqual([
    [undefined, undefined],
    ['twice', undefined],
    ['typo', 'b@gmail.com'],
  ])
})

test('an empty text has no entries', () => {
  expect(readEntries(' \n\n,;')).toEqual([])
})

test.each([
  ['gamil.com', 'gmail.com'],
  ['gmx.ent', 'gmx.net'],
  ['tonline.de', 't-online.de'],
  ['weg.de', 'web.de'],
  ['gxm.de', 'gmx.de'],
  ['gmx.ch', undefined],
  ['rub.de', undefined],
  ['schule.example', undefined],
])('an address at %s is taken for one at %s', (domain, intended) => {
  expect(readEntries(`b@${domain}`)[0]?.suggestion).toBe(intended && `b@${intended}`)
})
