import { expect, test } from 'bun:test'
import { startOfDay } from './school-clock'

test('a day begins when it begins at the school, in whatever zone the device is', () => {
  const zone = process.env.TZ
  for (const elsewhere of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
    process.env.TZ = elsewhere
    const begins = ['2026-01-15', '2026-07-15', '2026-03-29', '2026-10-25'].map((day) => startOfDay(day)?.toISOString())
    expect(begins).toEqual([
      '2026-01-14T23:00:00.000Z',
      '2026-07-14T22:00:00.000Z',
      '2026-03-28T23:00:00.000Z',
      '2026-10-24T22:00:00.000Z',
    ])
    expect(startOfDay('')).toBeUndefined()
  }
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})
