import { expect, test } from 'bun:test'
import { unitId, unitOf } from '../release/release.contract'
import { isOwnPath, isServiceName } from './route'

test('a service has a name that no role, unit or path of others has', () => {
  for (const name of ['teacher', 'timetable', 'school-canteen'])
    expect([name, isServiceName(name)]).toEqual([name, true])
  const taken = ['gateway', 'platform', 'release', 'shell', 'all', 'docs', 'teacher-owner', 'owner', 'time-service']
  const malformed = ['Timetable', 'time_table', 'time--table', '-time', '../time', '', 'x'.repeat(31)]
  for (const name of [...taken, ...malformed]) expect([name, isServiceName(name)]).toEqual([name, false])
})

test('the unit of any service is known by its name, and no area is mistaken for one', () => {
  const unit = { kind: 'service', name: 'timetable' } as const
  expect(unitOf('timetable-service')).toEqual(unit)
  expect(unitId(unit)).toBe('timetable-service')
  expect(unitOf('timetable')).toEqual({ kind: 'area', name: 'timetable' })
  expect(unitOf('gateway-service')).toBeUndefined()
})

test('a prefix is a whole segment', () => {
  expect(
    ['/timetable', '/timetable/entries', '/timetables', '/other/timetable'].map((path) => isOwnPath('timetable', path)),
  ).toEqual([true, true, false, false])
})
