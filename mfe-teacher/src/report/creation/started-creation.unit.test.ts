import { expect, test } from 'bun:test'
import { isMade } from './started-creation'

const last = (name: string, createdAt: string) => ({ name, count: 24, createdAt })
const started = { name: 'Halbjahr', before: '2026-11-20T08:00:00.000Z' }

test('reports are there when there are newer ones of their name than before they were begun', () => {
  expect(isMade(started, last('Halbjahr', '2026-11-23T08:00:00.000Z'))).toBe(true)
  expect(isMade({ ...started, before: null }, last('Halbjahr', started.before))).toBe(true)
})

test('those that were there before, those of another name, and none are not what was begun', () => {
  expect(isMade(started, last('Halbjahr', started.before))).toBe(false)
  expect(isMade(started, last('Jahresende', '2026-11-23T08:00:00.000Z'))).toBe(false)
  expect(isMade(started, null)).toBe(false)
})
