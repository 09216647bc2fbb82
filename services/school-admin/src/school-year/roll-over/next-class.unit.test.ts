import { expect, test } from 'bun:test'
import { nextClass } from './next-class'

const next = (name: string, schoolLevel: number, topLevel: number | null = 4) => {
  const { step, isDoubtful, ...named } = nextClass({ name, schoolLevel }, topLevel)
  return [named.name, named.schoolLevel, step, isDoubtful]
}

test('the number of a name and the level go up by one', () => {
  expect(next('3a', 3)).toEqual(['4a', 4, 'continue', false])
  expect(next('9c', 9, 10)).toEqual(['10c', 10, 'continue', false])
  expect(next('Q1', 12, 13)).toEqual(['Q2', 13, 'continue', false])
})

test('a name that counts otherwise than the level goes up as well', () => {
  expect(next('1a', 5, 8)).toEqual(['2a', 6, 'continue', false])
})

test('the last level of the school leaves, and no level where the last is unknown', () => {
  expect(next('4b', 4)).toEqual(['5b', 5, 'leave', false])
  expect(next('4b', 4, 6)).toEqual(['5b', 5, 'continue', false])
  expect(next('4b', 4, null)).toEqual(['5b', 5, 'continue', false])
})

test('a class of several levels stays what it is, and has to be looked at', () => {
  expect(next('1/2a', 1)).toEqual(['1/2a', 1, 'continue', true])
})

test('a name without a number, and one that would grow too long, are kept and have to be looked at', () => {
  expect(next('Fuchs'.slice(0, 4), 2)).toEqual(['Fuch', 3, 'continue', true])
  expect(next('9abc', 9, 10)).toEqual(['9abc', 10, 'continue', true])
  expect(next('Igel', 0)).toEqual(['Igel', 1, 'continue', true])
})
