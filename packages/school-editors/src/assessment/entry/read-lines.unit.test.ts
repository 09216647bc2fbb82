import { expect, test } from 'bun:test'
import { readLines } from './read-lines'

const read = (text: string) => readLines(text).map(({ name, weighting, fault }) => [name, weighting, fault])

test.each([
  ['Lernkontrolle 40', 'Lernkontrolle', 40],
  ['Test; 12,5 %', 'Test', 12.5],
  ['Vortrag\t20', 'Vortrag', 20],
  ['Test 2: 30', 'Test 2', 30],
  ['Beobachtung im Unterricht', 'Beobachtung im Unterricht', 0],
])('"%s" is an assessment', (line, name, weighting) => {
  expect(read(line)).toEqual([[name, weighting, undefined]])
})

test('empty lines are skipped, and what cannot be stored is marked', () => {
  const text = `Test 20\r\n\n  \nTest 300\n${'x'.repeat(256)} 5`
  expect(readLines(text).map(({ line, fault }) => [line, fault])).toEqual([
    [1, undefined],
    [4, 'weight'],
    [5, 'name'],
  ])
})
