import { expect, test } from 'bun:test'
import type { Entry } from '../../entry/entry'
import { mergedPages, timelinePages } from './timeline-pages'

/** Entries by number, the highest being the newest. */
const entries = (from: number, to: number, step = 1): Entry[] =>
  Array.from({ length: Math.floor((from - to) / step) + 1 }, (_, index) => {
    const number = String(from - index * step).padStart(6, '0')
    return { id: number, observedAt: '2026-11-20', createdAt: number } as Entry
  })
const numbers = (rows: readonly Entry[]) => rows.map(({ id }) => Number(id))
const pagesOf = (rows: readonly Entry[], count: number) =>
  timelinePages(count).map(({ offset, limit }) => rows.slice(offset, offset + limit))

test('pages follow each other without gaps, and none is larger than a list may be', () => {
  const pages = timelinePages(12)
  pages.forEach(({ offset, limit }, index) => {
    expect(limit).toBeLessThanOrEqual(2000)
    expect(offset).toBe(pages.slice(0, index).reduce((sum, page) => sum + page.limit, 0))
  })
  expect(pages.slice(0, 4).map(({ limit }) => limit)).toEqual([40, 200, 500, 500])
})

test('two lists are merged by time, far beyond 2,000 entries', () => {
  const [odd, even] = [entries(4999, 1, 2), entries(5000, 2, 2)]
  const visible = mergedPages([pagesOf(odd, 6), pagesOf(even, 6)], timelinePages(6))
  expect(numbers(visible)).toEqual(numbers(entries(5000, 5000 - 2239)))
})

test('while a page of one list is missing, only what is known to be whole is shown', () => {
  const [present, past] = [pagesOf(entries(500, 1), 2), pagesOf(entries(1000, 501), 2)]
  const visible = mergedPages([present, [past[0], undefined]], timelinePages(2))
  expect(numbers(visible)).toEqual(numbers(entries(1000, 961)))
})

test('an entry that moved to the next page is shown once', () => {
  const rows = entries(60, 1)
  const visible = mergedPages([[rows.slice(0, 40), rows.slice(39)]], timelinePages(2))
  expect(numbers(visible)).toEqual(numbers(rows))
})
