import { expect, test } from '../fixture/test'
import { FramePage } from '../page/frame.page'

/** Bytes of scripts and styles that the first page after signing in may bring, compressed. */
const budget = 220_000
/** What a page may move by itself. */
const shiftMax = 0.05
/** So many reads at most may wait for one another. */
const depthMax = 2

/** Milliseconds that each answer is held back: long beside all that a page does between two reads. */
const held = 1200

interface Read {
  readonly name: string
  readonly start: number
}

/**
 * The longest chain of reads of which each began only after the answer of the one before. Since all answers are held
 * back alike, whatever waits for none begins before the first of them.
 */
const longestChain = (reads: readonly Read[]): readonly Read[] => {
  const chains: (readonly [Read, ...Read[]])[] = []
  for (const read of reads.toSorted((a, b) => a.start - b.start)) {
    const before = chains.filter(([last]) => last.start + held <= read.start).toSorted((a, b) => b.length - a.length)[0]
    chains.push([read, ...(before ?? [])])
  }
  return chains.toSorted((a, b) => b.length - a.length)[0]?.toReversed() ?? []
}

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

for (const [what, person] of [
  ['a teacher', 'teacher'],
  ['a head', 'head'],
] as const)
  test.describe(() => {
    test.use({ person })

    test(`the first page of ${what} asks for nothing that waits for more than one answer`, async ({ page }) => {
      const reads: Read[] = []
      await page.route(/\/api\//, async (route) => {
        // A stream of events has no end; nothing waits for it.
        if (route.request().headers().accept?.includes('event-stream')) return route.continue()
        reads.push({ name: new URL(route.request().url()).pathname, start: performance.now() })
        await new Promise((resolve) => setTimeout(resolve, held))
        await route.continue()
      })
      await page.goto('/')
      await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      expect(reads.length).toBeGreaterThan(0)
      const chain = longestChain(reads)
      expect(chain.length, chain.map(({ name }) => name).join(' → ')).toBeLessThanOrEqual(depthMax)
    })
  })
