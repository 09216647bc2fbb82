import { expect, test } from 'bun:test'
import { writeCalendar } from './write-calendar'

const period = { id: 'y', name: '2026/27', first: '2026-08-01', last: '2027-07-31', changedAt: '2026-05-01T08:00:00Z' }
const days = {
  schoolId: 's',
  school: 'Grundschule, am Bach; 1',
  language: 'de',
  roleEndsOn: null,
  roleChangedAt: '2026-05-01T08:00:00Z',
  years: [period],
  terms: [],
  announcements: [],
} as const

test('a day is the same day wherever the service runs, and equal days give equal bytes', () => {
  const before = process.env.TZ
  try {
    const written = ['UTC', 'Europe/Berlin', 'Pacific/Auckland', 'America/Los_Angeles'].map((zone) => {
      process.env.TZ = zone
      return writeCalendar(days)
    })
    expect(written[0]).toContain('DTSTART;VALUE=DATE:20260801\r\n')
    expect(written[0]).toContain('DTSTART;VALUE=DATE:20270731\r\n')
    expect(new Set(written).size).toBe(1)
  } finally {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  }
})

test('marks that mean something in a calendar are escaped, and long lines are folded', () => {
  const text = writeCalendar({ ...days, years: [{ ...period, name: `Schuljahr; erstes, ${'ä'.repeat(90)}` }] })
  expect(text).toContain('Grundschule\\, am Bach\\; 1')
  expect(text.replaceAll('\r\n ', '')).toContain(`Beginn: Schuljahr\\; erstes\\, ${'ä'.repeat(90)}`)
  expect(text).toEndWith('END:VCALENDAR\r\n')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})
