import { describe, expect, test } from 'bun:test'
import { call } from '@lernspur/api-client/call'
import { answering, inBrowser } from '@lernspur/api-client/testing/browser'
import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import { formatFor, today } from '../app-runtime'
import { formatIn } from './format'

inBrowser()

const de = formatFor('de')
const en = formatFor('en')
// Intl uses narrow and non-breaking spaces.
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('formatting', () => {
  test('days do not depend on the time zone', () => {
    expect([de.day('2026-01-31'), en.day('2026-01-31')]).toEqual(['31.01.2026', '31/01/2026'])
    expect([de.dayLong('2026-11-01'), en.dayLong('2026-11-01')]).toEqual(['1. November 2026', '1 November 2026'])
    expect(de.period('2026-08-01', '2027-01-31')).toBe('01.08.2026 – 31.01.2027')
  })

  test('short days have their year unless that is this one', () => {
    expect([de.dayShort('2025-10-17'), en.dayShort('2025-10-17')]).toEqual(['Fr., 17. Okt. 2025', 'Fri, 17 Oct 2025'])
    expect(de.dayShort(`${today().slice(0, 4)}-11-21`)).toMatch(/^(Mo|Di|Mi|Do|Fr|Sa|So)\., 21\. Nov\.$/)
  })

  test('an instant is of the day that the clock of the schools says, as in mails and documents', () => {
    const days = ['2027-01-28T22:59:00Z', '2027-01-28T23:30:00.123456Z', '2027-06-30T22:30:00Z'].map(de.day)
    expect(days).toEqual(['28.01.2027', '29.01.2027', '01.07.2027'])
    expect(de.dayLong('2026-12-31T23:30:00Z')).toBe('1. Januar 2027')
    expect(de.dayShort('2025-12-31T22:30:00Z')).toContain('2025')
  })

  test('numbers, percentages and lists', () => {
    expect([de.number(1234.5), en.number(1234.5)]).toEqual(['1.234,5', '1,234.5'])
    expect(plain(de.percent(0.4))).toBe('40 %')
    expect(de.list(['Deutsch', 'Musik', 'Sport'])).toBe('Deutsch, Musik und Sport')
    expect(en.list(['German', 'Music'])).toBe('German and Music')
  })

  test('names are sorted as users expect', () => {
    const people = [
      { firstName: 'Özlem', lastName: 'Yıldız' },
      { firstName: 'Zoe', lastName: 'Adam' },
      { firstName: 'Ärne', lastName: 'Bach' },
      { firstName: 'Anton', lastName: 'Zorn' },
      { firstName: 'Anton', lastName: 'Bergmann' },
    ]
    expect(people.toSorted(de.byName).map(de.name)).toEqual([
      'Anton Bergmann',
      'Anton Zorn',
      'Ärne Bach',
      'Özlem Yıldız',
      'Zoe Adam',
    ])
    expect(people.toSorted(formatIn('de', 'lastName').byName).map(de.name)).toEqual([
      'Zoe Adam',
      'Ärne Bach',
      'Anton Bergmann',
      'Özlem Yıldız',
      'Anton Zorn',
    ])
    const [, child] = people
    expect(child && [de.listName(child), formatIn('de', 'lastName').listName(child)]).toEqual(['Zoe Adam', 'Adam, Zoe'])
    expect(formatIn('de', 'lastName').listName({ firstName: 'Mia', lastName: '' }).trim()).toBe('Mia')
    expect(['3b', '10a', '3a'].toSorted(de.compare)).toEqual(['3a', '3b', '10a'])
  })

  test('today is a calendar day', () => {
    expect(today()).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('today is the day of the server where the clock of the device is far off, and no longer than that', async () => {
    for (const days of [400, -3, 0]) {
      const server = new Date(Date.now() + days * 24 * 3_600_000)
      const headers = { date: server.toUTCString() }
      answering(() => Response.json({ success: true, data: {} }, { headers }))
      await call(authRoutes.whoAmI, {})
      expect(today()).toBe(server.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }))
    }
  })

  test('a day and a time are those of the school, in whatever zone the device is', () => {
    const zone = process.env.TZ
    for (const elsewhere of ['Pacific/Kiritimati', 'Pacific/Honolulu']) {
      process.env.TZ = elsewhere
      expect(today()).toBe(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' }))
      expect(de.instant('2026-12-31T23:30:00Z')).toBe('01.01.2027, 00:30')
      expect(de.time('2026-07-01T22:05:00Z')).toBe('00:05')
    }
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })
})
