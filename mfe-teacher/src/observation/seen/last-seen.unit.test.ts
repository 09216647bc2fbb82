import { expect, test } from 'bun:test'
import { lastSeen } from './last-seen'
import { waitingEntries } from './waiting-entries'

const entry = { studentId: 'amira', competenceId: 'reads', performanceLevelV2Id: 'good', observedAt: '2026-11-20' }
const call = {
  key: 'typed',
  state: 'waiting',
  about: { schoolClassId: '3a', title: 'liest' },
  params: undefined,
  body: { observations: [entry] },
  addedAt: Date.parse('2026-11-20T10:00:00Z'),
  failure: null,
  isUnsure: false,
  isPicture: false,
} as const

const saved = (observedAt: string) =>
  new Map([['amira', { studentId: 'amira', performanceLevelV2Id: 'help', observedAt }]])
const waiting = (observedAt: string, performanceLevelV2Id: string | null = 'good') =>
  new Map([['amira', { studentId: 'amira', performanceLevelV2Id, observedAt }]])

test('what waits is entered in its class, a level of the matrix included; what was refused or emptied is not', () => {
  const { observedAt: _, ...cell } = entry
  const calls = [
    call,
    { ...call, key: 'refused', state: 'refused' },
    { ...call, key: 'elsewhere', about: { ...call.about, schoolClassId: '4b' } },
    { ...call, key: 'cells', body: { cells: [cell, { ...cell, performanceLevelV2Id: null }] } },
    { ...call, key: 'photo', body: undefined },
  ] as const
  expect(waitingEntries(calls, '3a')).toEqual([entry, entry])
})

test('a child is seen on the day of the entry that waits, unless the server has a newer one', () => {
  const seen = { day: '2026-11-20', levelId: 'good', isWaiting: true }
  expect(lastSeen('amira', saved('2026-02-20'), waiting('2026-11-20'))).toEqual(seen)
  expect(lastSeen('amira', undefined, waiting('2026-11-20'))).toEqual(seen)
  expect(lastSeen('amira', saved('2026-11-21'), waiting('2026-11-20'))).toMatchObject({ day: '2026-11-21' })
  expect(lastSeen('amira', saved('2026-11-20'), waiting('2026-11-20', null))).toEqual({ ...seen, levelId: 'help' })
})

test('a child without an entry was never seen, once that is known', () => {
  expect(lastSeen('ben', saved('2026-11-20'), new Map()).day).toBeNull()
  expect(lastSeen('ben', undefined, waiting('2026-11-20')).day).toBeUndefined()
})
