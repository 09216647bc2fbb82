import { printFigures } from '@lernspur/testing/page-figures'
import { type Page, request } from '@playwright/test'
import { signIn } from '../fixture/session'
import { CompetenceMatrixPage } from '../page/competence-matrix.page'
import { FramePage } from '../page/frame.page'
import { personOf } from '../person'
import { at } from './figures'
import { fillClass, makeLargeClass } from './large-class'
import { timesOfPresses, watchPresses } from './presses'
import { isStored, signInOn, slowDown, url, withBrowser } from './slow-browser'

const size = { children: 30, competences: 60 }
const keys = 60
/** Milliseconds between two keys of a fast typist. */
const between = 120

/** Milliseconds from the arrival of the data until the visible part of the grid is painted, and until all cells are. */
interface GridTimes {
  readonly seen: number
  readonly total: number
}

/** Starts watching for the grid that the next choice brings. */
const watchGrid = (page: Page, cells: number) =>
  page.evaluate((count) => {
    const old = document.querySelector('[role=gridcell]')
    const lastOfRows = () =>
      [...document.querySelectorAll('[role=grid] tbody tr')].map(
        (row) => row.lastElementChild?.lastElementChild ?? row.firstElementChild,
      )
    /** Whether rows that end with these cells reach the edges of the visible grid. */
    const fill = (lasts: readonly (Element | null)[]) => {
      const { right, bottom } =
        document.querySelector('[role=grid]')?.parentElement?.getBoundingClientRect() ?? new DOMRect()
      const edge = { right: Math.min(right, innerWidth) - 1, bottom: Math.min(bottom, innerHeight) }
      return lasts.every((last) => {
        const box = last?.getBoundingClientRect()
        return box && (box.top >= edge.bottom || (last?.role === 'gridcell' && box.right >= edge.right))
      })
    }
    const painted = (isThere: () => boolean) =>
      new Promise<number>((resolve, reject) => {
        const finish = () =>
          requestAnimationFrame(() => {
            const lasts = lastOfRows()
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => {
              const now = performance.now()
              const reads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
              const read = reads.findLast(({ name }) => name.includes('/skill-cells?') && !name.includes('/events'))
              if (lasts.length > 0 && fill(lasts)) resolve(now - (read?.responseEnd ?? 0))
              else reject(new Error('Not all cells on the screen were there at the first paint.'))
            }
            port2.postMessage(null)
          })
        const watching = new MutationObserver(() => {
          if (!isThere()) return
          watching.disconnect()
          finish()
        })
        watching.observe(document.body, { childList: true, subtree: true })
      })
    const isNew = () => {
      const cell = document.querySelector('[role=gridcell]')
      return cell !== null && cell !== old
    }
    const seen = painted(isNew)
    const total = painted(() => isNew() && document.querySelectorAll('[role=gridcell]').length === count)
    Reflect.set(
      window,
      'painted',
      Promise.all([seen, total]).then((times) => ({ seen: times[0], total: times[1] })),
    )
  }, cells)

/** Each period is another read, after which the whole grid is rebuilt. */
const measureGrid = async (page: Page): Promise<GridTimes[]> => {
  const period = page.getByRole('combobox', { name: 'Zeitraum' })
  await period.click()
  const count = await page.getByRole('option').count()
  await page.keyboard.press('Escape')
  const times: GridTimes[] = []
  for (let index = 1; index < count; index += 1) {
    await period.click()
    await watchGrid(page, size.children * size.competences)
    await page.getByRole('option').nth(index).click()
    times.push(await page.evaluate(() => Reflect.get(window, 'painted') as Promise<GridTimes>))
  }
  return times
}

const measureKeys = async (page: Page): Promise<number[]> => {
  await page.locator('[data-place="0:0"]').focus()
  await page.waitForTimeout(500)
  await watchPresses(page)
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press(String((key % 4) + 1))
    await page.waitForTimeout(between)
  }
  return timesOfPresses(page, keys)
}

/** Number of the start page's data requests when opened by its address, without event streams. */
const countHomeReads = async (page: Page): Promise<number> => {
  const requested: string[] = []
  const note = (request: { url(): string; resourceType(): string }) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.resourceType() !== 'eventsource') requested.push(pathname)
  }
  page.on('request', note)
  await page.goto('/')
  await new FramePage(page).heading(/^Guten /).waitFor()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return requested.length
}

const { api, close } = await signIn(request, url, 'teacher')
const large = await makeLargeClass(api, size)
await fillClass(api, large)
await close()

await withBrowser(async (browser) => {
  const page = await browser.newPage({ baseURL: url, locale: 'de-DE', viewport: { width: 1280, height: 900 } })
  await signInOn(page, personOf('teacher'))
  const homeReads = await countHomeReads(page)
  await new CompetenceMatrixPage(page).open(large.id)
  await page.waitForLoadState('networkidle')
  // Otherwise the one-time download for offline use would be measured as well.
  while (!(await isStored(page))) await page.waitForTimeout(500)
  const nodes = await page.evaluate(() => document.querySelectorAll('[role=grid], [role=grid] *').length)
  await slowDown(page)
  const keyTimes = await measureKeys(page)
  const grids = await measureGrid(page)
  const seen = grids.map((one) => one.seen)
  const totals = grids.map((one) => one.total)
  printFigures<'matrix-speed'>({
    cells: size.children * size.competences,
    nodes,
    grid: { p50: at(seen, 0.5), max: at(seen, 1), total: at(totals, 0.5) },
    key: { p50: at(keyTimes, 0.5), p95: at(keyTimes, 0.95) },
    homeReads,
  })
})
