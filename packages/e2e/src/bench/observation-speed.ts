import { printFigures } from '@lernspur/testing/page-figures'
import type { Page } from '@playwright/test'
import type { FramePage } from '../page/frame.page'
import { personOf } from '../person'
import { at } from './figures'
import { timesOfPresses, watchPresses } from './presses'
import { isStored, signInOn, slowDown, url, withBrowser } from './slow-browser'

const taps = 60
const openings = 9
/** Milliseconds between two fast taps. */
const between = 150

/** The centres of the first level buttons. */
const positionsOf = async (page: Page) => {
  const radios = page.locator('[data-student] [role=radiogroup]').getByRole('radio')
  const boxes = await Promise.all(Array.from({ length: 24 }, (_, index) => radios.nth(index).boundingBox()))
  return boxes.flatMap((box) => (box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []))
}

const measureTaps = async (page: Page): Promise<number[]> => {
  const positions = await positionsOf(page)
  await watchPresses(page)
  for (let tap = 0; tap < taps; tap += 1) {
    // Another child each time. By coordinates, because locating an element would keep the page busy.
    const { x, y } = positions[(tap * 7) % positions.length] ?? { x: 0, y: 0 }
    await page.touchscreen.tap(x, y)
    await page.waitForTimeout(between)
  }
  return timesOfPresses(page, taps)
}

/** Milliseconds from the press on the link until the children are painted. */
const measureOpening = async (page: Page, frame: FramePage): Promise<number> => {
  await frame.follow('Start')
  await frame.heading(/^Guten /).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const opened = new Promise<number>((resolve) => {
      const painted = (since: number) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - since)
          port2.postMessage(null)
        })
      const watch = ({ timeStamp }: Event) => {
        const watching = new MutationObserver(() => {
          if (!document.querySelector('[data-student]')) return
          watching.disconnect()
          painted(timeStamp)
        })
        watching.observe(document.body, { childList: true, subtree: true })
      }
      addEventListener('click', watch, { once: true, capture: true })
    })
    Reflect.set(window, 'opened', opened)
  })
  await frame.follow('Beobachten')
  return page.evaluate(() => Reflect.get(window, 'opened') as Promise<number>)
}

/** Number of data requests while the page is opened by its address. */
const countReads = async (page: Page, path: string): Promise<number> => {
  const requested = new Set<string>()
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/classes\/[^/]+\//.test(pathname)) requested.add(pathname)
  }
  page.on('request', note)
  await page.goto(path)
  await page.locator('[data-student]').first().waitFor()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return requested.size
}

await withBrowser(async (browser) => {
  const viewport = { width: 1280, height: 900 }
  const page = await browser.newPage({ baseURL: url, locale: 'de-DE', viewport, hasTouch: true })
  const frame = await signInOn(page, personOf('teacher'))
  await frame.follow('Beobachten')
  await page.locator('[data-student]').first().waitFor()
  const reads = await countReads(page, page.url())
  // Otherwise the one-time download for offline use would be measured as well.
  while (!(await isStored(page))) await page.waitForTimeout(500)
  await slowDown(page)
  const tapTimes = await measureTaps(page)
  const openingTimes: number[] = []
  for (let time = 0; time < openings; time += 1) openingTimes.push(await measureOpening(page, frame))
  printFigures<'observation-speed'>({
    reads,
    tap: { p50: at(tapTimes, 0.5), p95: at(tapTimes, 0.95) },
    opening: { p50: at(openingTimes, 0.5), max: at(openingTimes, 1) },
  })
})
