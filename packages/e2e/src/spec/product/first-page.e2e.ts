import type { Request, Route } from '@playwright/test'
import { networkIdle } from '../../fixture/browser/quiet'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

/** Compressed bytes of scripts, styles and fonts of the first page after signing in, at most. */
const budget = 241_000
/** Maximum layout shift of a page. */
const shiftMax = 0.05
/** All reads of opening the start page, including the frame's: each once, and none waits for another. */
const readsOfHome = ['/api/auth/whoami', '/api/classes', '/api/home/day']

test('the first page is light, does not shift while loading, and fetches the next screens once it rests', async ({
  page,
  class3a,
}) => {
  const warmed: string[] = []
  page.on('request', (request) => warmed.push(new URL(request.url()).pathname))
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const { bytes, shift } = await page.evaluate(() => ({
    bytes: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(js|css|woff2)$/.test(name))
      .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0),
    shift: (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
  }))
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(budget)
  expect(shift).toBeLessThan(shiftMax)
  const next = ['capture', 'skill-cells'].map((read) => `/api/classes/${class3a.id}/${read}`)
  expect(warmed.filter((path) => next.includes(path))).toEqual([])
  await expect.poll(() => warmed.filter((path) => next.includes(path)), { timeout: 20_000 }).toEqual(next)
})

for (const [what, person] of [
  ['a teacher', 'teacher'],
  ['an owner', 'owner'],
] as const)
  test.describe(() => {
    test.use({ person })

    test(`the first page of ${what} makes three reads, all at once`, async ({ page, context }) => {
      const held = new Map<Request, Route>()
      const quiet = networkIdle(context, (request) => held.has(request))
      await page.route(/\/api\//, (route, request) => {
        // An event stream has no end, so nothing waits for it.
        if (request.resourceType() === 'eventsource') return route.continue()
        held.set(request, route)
        return undefined
      })
      await page.goto('/')
      // Once the page is idle, everything that depends on no response has been requested; then all of it is answered.
      const waves: string[][] = []
      for (await quiet(); held.size > 0; await quiet()) {
        waves.push([...held.keys()].map((request) => new URL(request.url()).pathname))
        const routes = [...held.values()]
        held.clear()
        for (const route of routes) await route.continue()
      }
      await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(waves.map((names) => names.sort())).toEqual([readsOfHome])
    })
  })
