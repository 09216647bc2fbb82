import { expect, test } from 'bun:test'
import { matchesQuery } from './match-query'

test.each([
  ['Müller', 'muller'],
  ['Müller', 'Mueller'],
  ['Müller', 'MÜLLER'.normalize('NFD')],
  ['Groß', 'gross'],
  ['Łukasz Wałęsa', 'lukasz walesa'],
  ['Đorđe', 'dorde'],
  ['Søren', 'soren'],
  ['Søren', 'Soeren'],
  ['Æbbe', 'aebbe'],
  ['Işıl', 'isil'],
  ['Lukasz', 'Łukasz'],
])('%s is found by %s', (text, query) => {
  expect(matchesQuery(text, query)).toBe(true)
})

test('Müller is not found by Muler', () => {
  expect(matchesQuery('Müller', 'Muler')).toBe(false)
})
