import { expect, test } from 'bun:test'
import { levelDescriptionOf, resizedLevelDescriptions, storedLevelDescriptions } from './level-description'

const descriptions = ['zählt ab', 'rechnet mit Material', '', 'rechnet im Kopf']

test('a level has its description on the scale that they were written for', () => {
  expect([1, 2, 3, 4, 5].map((level) => levelDescriptionOf(descriptions, level, 4))).toEqual([
    'zählt ab',
    'rechnet mit Material',
    null,
    'rechnet im Kopf',
    null,
  ])
  expect(levelDescriptionOf(descriptions, 2, 5)).toBeNull()
  expect(levelDescriptionOf(null, 2, 4)).toBeNull()
  expect(levelDescriptionOf(undefined, 1, 0)).toBeNull()
})

test('blank descriptions are none, and one text holds the places of the others', () => {
  expect(storedLevelDescriptions(['', ' '])).toBeNull()
  expect(storedLevelDescriptions([])).toBeNull()
  expect(storedLevelDescriptions(undefined)).toBeNull()
  expect(storedLevelDescriptions(['', ' mit Hilfe '])).toEqual(['', 'mit Hilfe'])
})

test('another number of levels keeps the lower ones', () => {
  expect(resizedLevelDescriptions(descriptions, 5)).toEqual([...descriptions, ''])
  expect(resizedLevelDescriptions(descriptions, 2)).toEqual(['zählt ab', 'rechnet mit Material'])
})
