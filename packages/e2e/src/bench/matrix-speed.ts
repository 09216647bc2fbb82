import { type Page, request } from '@playwright/test'
import { signIn } from '../fixture/session'
import { FramePage } from '../page/frame.page'
import { SkillsPage } from '../page/skills.page'
import { personOf } from '../person'
import { at } from './figures'
import { fillClass, makeLargeClass } from './large-class'
import { timesOfPresses, watchPresses } from './presses'
import { isKept, signInOn, slowDown, url, withBrowser } from './slow-browser'

const size = { children: 30, competences: 60 }
const keys = 60
/** Milliseconds between two keys of a quick typist. */
const between = 120

/** Resolves with the milliseconds from the arrival of the data until the cells are painted, once the choice is made. */
const watchGrid = (page: Page) =>
  page.evaluate(() => {
    const painted = new Promise<number>((resolve) => {
      const old = document.querySelector('[role=gridcell]')
      const finish = () =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            const now = performance.now()
            const reads = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
            const read = reads.findLast(({ name }) => name.includes('/skill-cells?') && !name.includes('/events'))
            resolve(now - (read?.responseEnd ?? 0))
          }
          port2.postMessage(null)
        })
      const watching = new MutationObserver(() => {
        const cell = document.querySelector('[role=gridcell]')
        if (!cell || cell === old) return
        watching.disconnect()
        finish()
      })
      watching.observe(document.body, { childList: true, subtree: true })
    })
    Reflect.set(window, 'painted', painted)
  })

/** Each period is another read, after which the whole grid is made anew. */
const measureGrid = async (page: Page): Promise<number[]> => {
  const period = page.getByRole('combobox', { name: 'Zeitraum' })
  await period.click()
  const count = await page.getByRole('option').count()
  await page.keyboard.press('Escape')
  const times: number[] = []
  for (let index = 1; index < count; index += 1) {
    await period.click()
    await watchGrid(page)
    await page.getByRole('option').nth(index).click()
    times.push(await page.evaluate(() => Reflect.get(window, 'painted') as Promise<number>))
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

/** Requests of the start page for data, when it is opened by its address; streams of events are none. */
const countHomeReads = async (page: Page): Promise<number> => {
  const asked: string[] = []
  const note = (request: { url(): string; resourceType(): string }) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.resourceType() !== 'eventsource') asked.push(pathname)
  }
  page.on('request', note)
  await page.goto('/')
  await new FramePage(page).heading(/^Guten /).waitFor()
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return asked.length
}

const { api, close } = await signIn(request, url, 'teacher')
const large = await makeLargeClass(api, size)
await fillClass(api, large)
await close()

await withBrowser(async (browser) => {
  const page = await browser.newPage({ baseURL: url, locale: 'de-DE', viewport: { width: 1280, height: 900 } })
  await signInOn(page, personOf('teacher'))
  const homeReads = await countHomeReads(page)
  await new SkillsPage(page).open(large.id)
  await page.waitForLoadState('networkidle')
  // What is fetched once for work without a network would be measured as well.
  while (!(await isKept(page))) await page.waitForTimeout(500)
  const nodes = await page.evaluate(() => document.querySelectorAll('[role=grid], [role=grid] *').length)
  await slowDown(page)
  const keyTimes = await measureKeys(page)
  const grids = await measureGrid(page)
  console.log(
    JSON.stringify({
      cells: size.children * size.competences,
      nodes,
      grid: { p50: at(grids, 0.5), max: at(grids, 1) },
      key: { p50: at(keyTimes, 0.5), p95: at(keyTimes, 0.95) },
      homeReads,
    }),
  )
})
