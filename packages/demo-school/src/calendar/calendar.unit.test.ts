import { describe, expect, test } from 'bun:test'
import { addDays, daysBetween, instantOf, weekday } from './day'
import { berlinHolidays, easterSunday, schoolDays, zurichHolidays } from './school-days'
import { schoolYearsAround } from './school-years'

describe('school years', () => {
  test.each([
    ['2026-07-31', '2025/26', 'second'],
    ['2026-08-01', '2026/27', 'first'],
    ['2026-11-21', '2026/27', 'first'],
    ['2027-01-31', '2026/27', 'first'],
    ['2027-02-01', '2026/27', 'second'],
    ['2028-02-29', '2027/28', 'second'],
    ['1999-12-31', '1999/00', 'first'],
  ])('%s lies in %s, %s semester', (today, name, semester) => {
    const { former, current, currentTerm } = schoolYearsAround(today)
    expect(current.name).toBe(name)
    expect(currentTerm.semester).toBe(semester as 'first' | 'second')
    expect(currentTerm.start <= today && today <= currentTerm.end).toBeTrue()
    expect(addDays(former.end, 1)).toBe(current.start)
    for (const year of [former, current]) {
      expect(year.terms.map((term) => term.semester)).toEqual(['first', 'second'])
      expect(addDays(year.terms[0].end, 1)).toBe(year.terms[1].start)
    }
  })
})

describe('school days', () => {
  test('know when Easter is', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2038-04-25',
    ])
  })

  test.each([
    ['Berlin', berlinHolidays],
    ['Zürich', zurichHolidays],
  ])('in %s leave out weekends and holidays', (_, holidays) => {
    const days = schoolDays('2026-08-01', '2027-07-31', holidays)
    expect(days.length).toBeGreaterThan(180)
    expect(days.length).toBeLessThan(215)
    expect(days.filter((day) => weekday(day) % 6 === 0)).toEqual([])
    for (const free of ['2026-12-24', '2027-03-26', '2027-05-06', '2027-05-17', '2026-08-03']) {
      expect(days).not.toContain(free)
    }
  })
})

test('days are counted across the change of summer time', () => {
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
  expect(daysBetween('2026-08-01', '2027-08-01')).toBe(365)
  expect(instantOf('2026-11-21', 3661)).toBe('2026-11-21T01:01:01.000Z')
})
