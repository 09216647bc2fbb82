import type { Page } from '@playwright/test'
import { navigateInClient } from '../../fixture/browser/navigate-in-client'
import { signIn } from '../../fixture/session'
import { expect, test } from '../../fixture/tracing/tracing'
import { FramePage } from '../../page/frame.page'

/** Addresses contain ids; traces may only contain patterns. */
const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i

/** Opens the start page, lets what waits for a settled page begin, and records what the page asks for. */
const openSettled = async (page: Page) => {
  const [scripts, reports, named] = [new Set<string>(), new Set<string>(), new Set<string>()]
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
    if (pathname === '/mfe/spans') reports.add(pathname)
    if (request.headers().traceparent) named.add(pathname)
  })
  await page.goto('/')
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  // A page that is hidden counts as settled at once.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  await page.waitForLoadState('networkidle')
  return { scripts, reports, named }
}

/** Reads the children of a class as a screen does. */
const readChildren = async (page: Page, id: string) => {
  const answered = page.waitForResponse((response) => response.url().includes(`/api/classes/${id}/students`))
  await page.evaluate(async (classId) => {
    await fetch(`/api/classes/${classId}/students`)
  }, id)
  expect((await answered).ok()).toBe(true)
}

test('a call of a page is one trace from the browser to the database, without ids (rule operation.7)', async ({
  tracing: { page, session, spans },
  class3a,
}) => {
  const { named } = await openSettled(page)
  await expect.poll(() => page.evaluate(() => String(window.fetch).includes('native code'))).toBe(false)
  await navigateInClient(page, `/class/${class3a.id}/student`)
  await expect.poll(() => [...named].some((path) => path.includes(class3a.id))).toBe(true)

  const name = 'GET /api/classes/{schoolClassId}/students'
  const ofBrowser = () => spans.find((span) => span.service === 'browser' && span.name === name)
  const childOf = (parent: { spanId: string; traceId: string } | undefined, service: string) =>
    spans.find(
      (one) => one.service === service && one.traceId === parent?.traceId && one.parentSpanId === parent?.spanId,
    )
  const atService = () => childOf(childOf(ofBrowser(), 'gateway'), 'school-admin')
  await expect.poll(() => childOf(atService(), 'school-admin')?.name, { timeout: 30_000 }).toBe('select')
  expect([childOf(ofBrowser(), 'gateway')?.name, atService()?.name]).toEqual([name, name])
  expect(ofBrowser()?.parentSpanId ?? '').toBe('')
  const attributes = Object.fromEntries((ofBrowser()?.attributes ?? []).map(({ key, value }) => [key, value]))
  expect(attributes).toMatchObject({
    'http.response.status_code': { intValue: 200 },
    'lernspur.screen': { stringValue: '/class/:classId/student' },
    'lernspur.version': { stringValue: expect.stringMatching(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/) },
  })

  const reported = JSON.stringify(spans.filter(({ service }) => service === 'browser'))
  const { firstName, lastName } = session.whoAmI
  for (const child of [...class3a.children.map((one) => one.name), `${firstName} ${lastName}`])
    expect(reported).not.toContain(child)
  expect(reported).not.toMatch(anyId)
})

test('a page that is left reports what it has measured', async ({ tracing: { page, spans }, class3a }) => {
  await openSettled(page)
  await expect.poll(() => page.evaluate(() => String(window.fetch).includes('native code'))).toBe(false)
  await readChildren(page, class3a.id)
  await page.goto('about:blank')
  const name = 'GET /api/classes/{schoolClassId}/students'
  await expect.poll(() => spans.some((span) => span.service === 'browser' && span.name === name)).toBe(true)
})

test('a page without tracing sends nothing and loads nothing more (rule operation.7)', async ({
  browser,
  playwright,
  baseURL,
  tracing,
  class3a,
}) => {
  const session = await signIn(playwright.request, String(baseURL), 'teacher')
  const context = await browser.newContext({ baseURL: String(baseURL), storageState: session.state })
  const page = await context.newPage()
  const plain = await openSettled(page)
  await readChildren(page, class3a.id)
  expect(await page.evaluate(() => String(window.fetch))).toContain('native code')
  expect([...plain.named, ...plain.reports]).toEqual([])

  const traced = await openSettled(tracing.page)
  const onlyIn = (one: Set<string>, other: Set<string>) => [...one].filter((file) => !other.has(file))
  await expect.poll(() => onlyIn(traced.scripts, plain.scripts).length).toBeGreaterThan(0)
  // The page without tracing was opened first, so the other one may still be loading what both load when idle.
  await expect.poll(() => onlyIn(plain.scripts, traced.scripts)).toEqual([])
  await context.close()
  await session.close()
})
