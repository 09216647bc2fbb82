import type { Request, Route } from '@playwright/test'
import { networkIdle } from '../../fixture/browser/quiet'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

/** Bytes of scripts, styles and fonts of the first page after signing in, as they are sent, at most. */
const budget = 243_000
/** Bytes of everything that a page reads until it shows its data, its HTML and its calls included, at most. */
const budgets = { home: 261_000, skills: 320_000 }
/** Bytes of the HTML alone, which is sent uncompressed, at most. */
const htmlBudget = 14_400
/** Scripts that a page of an area reads before it is drawn, texts included, at most. */
const scriptsMax = 18
/** Maximum layout shift of a page. */
const shiftMax = 0.05
/** Remembers each layout shift of a page. */
const rememberShifts = () => {
  const shifts: number[] = []
  Reflect.set(window, 'shifts', shifts)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
  }).observe({ type: 'layout-shift', buffered: true })
}

/** All reads of opening the start page, including the frame's: each once, and none waits for another. */
const readsOfHome = ['/api/auth/whoami', '/api/classes', '/api/home/day']

test('the first page is light, does not shift while loading, and fetches the next screens once it rests', async ({
  page,
  class3a,
}) => {
  const warmed: string[] = []
  page.on('request', (request) => warmed.push(new URL(request.url()).pathname))
  await page.addInitScript(rememberShifts)
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

test('the frame is there before any script has run', async ({ page }) => {
  await page.route(/\/mfe\/.*\.js$/, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('Lernspur', { exact: true })).toBeVisible()
})

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly args: { readonly data?: { readonly url?: string } }
}

/** Functions that a page compiles itself until it is drawn, at most, with those of this test; the first script alone had 2,200. */
const compiledMax = 1000

test('the first script is compiled while it arrives', async ({ page, browser }) => {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile'] })
  await page.goto('/')
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const run = traceEvents.find(
    ({ name, args }) => name === 'EvaluateScript' && /\/shell\.[0-9a-f]+\.js$/.test(args.data?.url ?? ''),
  )
  const inPage = traceEvents.filter(({ pid, tid }) => pid === run?.pid && tid === run.tid)
  const named = (wanted: string) => inPage.filter(({ name }) => name === wanted)
  expect(named('V8.CompileStreamedScript').length).toBeGreaterThan(0)
  expect(named('V8.CompileCode').length).toBeLessThanOrEqual(compiledMax)
})

test('no page of a class shifts while it loads in a slow browser', async ({ page, class3a }) => {
  test.setTimeout(180_000)
  await page.addInitScript(rememberShifts)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const below = ['observe', 'skills', 'student', 'statistics', 'reports', 'settings', 'look-back']
  const child = `/class/${class3a.id}/student/${class3a.children[0]?.id}`
  for (const path of [
    '/',
    '/classes',
    child,
    '/help',
    '/profile',
    ...below.map((one) => `/class/${class3a.id}/${one}`),
  ]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const shift = await page.evaluate(() =>
      (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
    )
    expect.soft(shift, path).toBeLessThan(shiftMax)
  }
})

/** Remembers whether the shell has drawn a page that still waited for something. */
const rememberWaiting = () => {
  const look = () => {
    if (document.querySelector('main [aria-busy=true]')) Reflect.set(window, 'hasWaited', true)
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributeFilter: ['aria-busy'] })
}

/** Lets the page wait as long as it takes: on a slow machine its limits would pass before what it waits for is there. */
const stretchLimits = () => {
  const own = window.setTimeout
  const stretched = (work: TimerHandler, ms = 0, ...rest: unknown[]) => own(work, ms < 500 ? ms : 100 * ms, ...rest)
  Reflect.set(window, 'setTimeout', stretched)
}

const openedFirst = [
  ['home', () => '/'],
  ['observe', (id: string) => `/class/${id}/observe`],
  ['skills', (id: string) => `/class/${id}/skills`],
  ['a child', (id: string, child: string) => `/class/${id}/student/${child}`],
  ['reports', (id: string) => `/class/${id}/reports`],
] as const

for (const [name, pathIn] of openedFirst)
  test(`${name} needs few files`, async ({ page, class3a }) => {
    const html = await (await page.request.get(pathIn(class3a.id, class3a.children[0]?.id ?? ''))).text()
    const scripts = html.match(/<link rel="preload" as="script"/g) ?? []
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts.length).toBeLessThanOrEqual(scriptsMax)
  })

for (const [name, pathIn] of openedFirst)
  test(`${name} is drawn in one piece once its data are there`, async ({ page, class3a }) => {
    const held: Route[] = []
    const quiet = networkIdle(page.context(), (request) => held.some((route) => route.request() === request))
    await page.addInitScript(stretchLimits)
    await page.addInitScript(rememberWaiting)
    await page.route(/\/shell\.[0-9a-f]+\.js$/, (route) => void held.push(route))
    await page.goto(pathIn(class3a.id, class3a.children[0]?.id ?? ''), { waitUntil: 'commit' })
    // The answers that the page itself requests are there before any script of it runs.
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await quiet()
    for (const route of held) await route.continue()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'hasWaited'))).toBeUndefined()
  })

/** Remembers when an element is there for the first time. */
const rememberFirst = (selector: string) => {
  const watching = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    watching.disconnect()
    Reflect.set(window, 'firstAt', performance.now())
  })
  watching.observe(document, { childList: true, subtree: true })
}

/** Bytes of everything that was requested until the element was there, and those of the HTML. */
const readUntilFirst = () => {
  const sizeOf = (entry: PerformanceEntry) => Number(Reflect.get(entry, 'encodedBodySize'))
  const until = Number(Reflect.get(window, 'firstAt'))
  const files = performance.getEntriesByType('resource').filter(({ startTime }) => startTime <= until)
  const html = performance.getEntriesByType('navigation').map(sizeOf)[0] ?? 0
  return { html, all: files.map(sizeOf).reduce((sum, size) => sum + size, html), until }
}

/** On a Monday the start page opens with the week before (rule look-back.1). */
/** Sets the page's date alone: Playwright's clock would replace `performance`, too. */
const setDate = (now: number) => {
  const Real = Date
  const ahead = now - Real.now()
  globalThis.Date = class extends Real {
    constructor(...values: [] | ConstructorParameters<DateConstructor>) {
      if (values.length === 0) super(Real.now() + ahead)
      else super(...values)
    }
    static override now() {
      return Real.now() + ahead
    }
  } as DateConstructor
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' })
const monday = new Date('2026-11-30T10:00:00Z')
const tuesday = new Date('2026-12-01T10:00:00Z')

for (const [name, day, screen, pathOf] of [
  ['home', monday, 'main a[href^="/class/"]', () => '/'],
  ['home', tuesday, 'main a[href^="/class/"]', () => '/'],
  ['skills', tuesday, '[role=gridcell]', (id: string) => `/class/${id}/skills`],
] as const)
  test(`the whole of ${name}, its HTML and its data included, is light on a ${weekday.format(day)}`, async ({
    page,
    class3a,
  }) => {
    await page.addInitScript(setDate, day.getTime())
    await page.addInitScript(rememberFirst, screen)
    await page.goto(pathOf(class3a.id))
    await expect(page.locator(screen).first()).toBeVisible()
    await networkIdle(page.context())()
    const { html, all, until } = await page.evaluate(readUntilFirst)
    expect(until).toBeGreaterThan(0)
    expect(html).toBeGreaterThan(0)
    expect(html).toBeLessThanOrEqual(htmlBudget)
    expect(all).toBeGreaterThan(html)
    expect(all).toBeLessThanOrEqual(budgets[name])
  })

test('the texts of reports are read by the pages of reports alone, and before their screens', async ({
  page,
  class3a,
}) => {
  const quiet = networkIdle(page.context())
  const texts: string[] = []
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (/locale-de/.test(file)) texts.push(file.replace(/\..*/, ''))
  })
  await page.goto(`/class/${class3a.id}/skills`)
  await expect(page.getByRole('gridcell').first()).toBeVisible()
  await quiet()
  expect(texts).toContain('locale-de')
  expect(texts).not.toContain('later-locale-de')
  const html = await (await page.request.get(`/class/${class3a.id}/reports`)).text()
  expect(html).toMatch(/rel="preload"[^>]*later-locale-de/)
  await page.goto(`/class/${class3a.id}/reports`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect(texts).toContain('later-locale-de')
})

for (const [language, query, found] of [
  ['de', 'übersehen', 'Rückblick'],
  ['en', 'forgotten', 'Look back'],
] as const)
  test.describe(() => {
    test.use({ language })

    test(`the search reads the words of all pages once, in ${language} alone`, async ({ page }) => {
      const files: string[] = []
      page.on('request', (request) => files.push(new URL(request.url()).pathname))
      const read = () =>
        files.filter((path) => /pages-|registry\.json/.test(path)).map((path) => path.split('/').at(-1))
      await page.goto('/')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect(read()).toEqual([])
      await page.keyboard.press('Control+k')
      const field = page.getByRole('dialog').getByRole('combobox')
      await expect(field).toBeFocused()
      await field.fill(query)
      await expect(page.getByRole('dialog').getByRole('option').filter({ hasText: found }).first()).toBeVisible()
      expect(new Set(read())).toEqual(new Set([`pages-${language}.json`]))
      const before = read().length
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused()
      expect(read()).toHaveLength(before)
    })
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
