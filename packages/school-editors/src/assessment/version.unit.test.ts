import { expect, test } from 'bun:test'
import { versionOf } from './version'

const at = (...instants: string[]) => versionOf(instants.map((updatedAt) => ({ updatedAt })))

test('the newest change is the version of the whole, however many digits it has', () => {
  expect(at('2026-11-22T08:00:00.5Z', '2026-11-22T08:00:00.49Z', '2026-11-22T08:00:00Z')).toBe('2026-11-22T08:00:00.5Z')
  expect(at()).toBeUndefined()
})
