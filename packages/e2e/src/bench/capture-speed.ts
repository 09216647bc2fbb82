import { chromium, type Page } from '@playwright/test'
import { FramePage } from '../page/frame.page'
import { LoginPage } from '../page/login.page'
import { personOf } from '../person'

/** How much slower than the machine the browser's processor is, as a tablet of some years is. */
const throttle = 4
const taps = 60
const openings = 9

const sorted = (times: readonly number[]): number[] => times.toSorted((a, b) => a - b)
const at = (times: readonly number[], share: number): number =>
  Math.round(sorted(times)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)

/** Collects how long each press took until what it changed was painted; the browser leaves out what took under 16 ms. */
const watchPresses = (page: Page) =>
  page.evaluate(() => {
    const presses = new Map<number, number>()
    Reflect.set(window, 'presses', presses)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = Number(Reflect.get(entry, 'interactionId'))
        if (id) presses.set(id, Math.max(presses.get(id) ?? 0, entry.duration))
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
  })

const measureTaps = async (page: Page): Promise<number[]> => {
  await watchPresses(page)
  const rows = page.locator('[data-student] [role=radiogroup]')
  const count = await rows.count()
  for (let tap = 0; tap < taps; tap += 1) {
    await rows
      .nth(tap % Math.min(count, 6))
      .getByRole('radio')
      .nth(tap % 4)
      .click()
  }
  // The observer is called when the browser is idle.
  await page.waitForTimeout(500)
  const slow = await page.evaluate(() => [...(Reflect.get(window, 'presses') as Map<number, number>).values()])
  return [...slow, ...Array.from({ length: Math.max(0, taps - slow.length) }, () => 16)]
}

/** Milliseconds from the press on the link until the children are painted. */
const measureOpening = async (page: Page, frame: FramePage): Promise<number> => {
  await frame.follow('Start')
  await frame.heading(/^Guten /).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const opened = new Promise<number>((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            if (!document.querySelector('[data-student]')) return requestAnimationFrame(look)
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => resolve(performance.now() - timeStamp)
            return requestAnimationFrame(() => port2.postMessage(null))
          }
          requestAnimationFrame(look)
        },
        { once: true, capture: true },
      )
    })
    Reflect.set(window, 'opened', opened)
  })
  await frame.follow('Beobachten')
  return page.evaluate(() => Reflect.get(window, 'opened') as Promise<number>)
}

/** Requests for data while the page is opened by its address. */
const countReads = async (page: Page, path: string): Promise<number> => {
  const asked = new Set<string>()
  const note = (request: { url(): string }) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/classes\/[^/]+\//.test(pathname)) asked.add(pathname)
  }
  page.on('request', note)
  await page.goto(path)
  await page.locator('[data-student]').first().waitFor()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return asked.size
}

const [url = '', executablePath = ''] = process.argv.slice(2)
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const browser = await chromium.launch({ executablePath, args: sandbox })
try {
  const page = await browser.newPage({ baseURL: url, locale: 'de-DE', viewport: { width: 1280, height: 900 } })
  const frame = new FramePage(page)
  const login = new LoginPage(page)
  await login.open()
  await login.signIn(personOf('teacher'))
  await frame.heading(/^Guten /).waitFor()
  await frame.follow('Beobachten')
  await page.locator('[data-student]').first().waitFor()
  const reads = await countReads(page, page.url())
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  const tapTimes = await measureTaps(page)
  const openingTimes: number[] = []
  for (let time = 0; time < openings; time += 1) openingTimes.push(await measureOpening(page, frame))
  console.log(
    JSON.stringify({
      reads,
      tap: { p50: at(tapTimes, 0.5), p95: at(tapTimes, 0.95) },
      opening: { p50: at(openingTimes, 0.5), max: at(openingTimes, 1) },
    }),
  )
} finally {
  await browser.close()
}
