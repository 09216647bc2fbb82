import type { Page } from '@playwright/test'

/** Field of a browser's Event Timing entry that its type lacks. */
interface Press extends PerformanceEntry {
  readonly interactionId: number
}

/** Records how long each press takes until its effect is painted. */
export const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const presses = new Map<number, number>()
    Reflect.set(window, 'presses', presses)
    const take = (entries: readonly Press[]) => {
      for (const { interactionId, duration } of entries) {
        if (interactionId) presses.set(interactionId, Math.max(presses.get(interactionId) ?? 0, duration))
      }
    }
    const options = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit
    new PerformanceObserver((list) => take(list.getEntries() as Press[])).observe(options)
  })

/** Times of that many presses; the browser omits those under 16 ms. */
export const timesOfPresses = async (page: Page, count: number): Promise<number[]> => {
  // The observer is called when the browser is idle.
  await page.waitForTimeout(500)
  const slow = await page.evaluate(() => [...(Reflect.get(window, 'presses') as Map<number, number>).values()])
  return [...slow, ...Array.from({ length: Math.max(0, count - slow.length) }, () => 16)]
}
