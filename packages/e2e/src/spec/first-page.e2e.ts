import { expect, test } from '../fixture/test'
import { FramePage } from '../page/frame.page'

/** Bytes of scripts and styles that the first page after signing in may bring, compressed. */
const budget = 220_000
/** What a page may move by itself. */
const shiftMax = 0.05

test('the first page is light, and stands still while it fills', async ({ page }) => {
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
      .filter(({ name }) => /\.(js|css)$/.test(name))
      .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0),
    shift: (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
  }))
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(budget)
  expect(shift).toBeLessThan(shiftMax)
})
