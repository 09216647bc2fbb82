import type { Page, Route } from '@playwright/test'
import { markPage } from '../../fixture/browser/same-page'
import { readRegistry } from '../../fixture/release/served-registry'
import { hasRunTampered, tamper } from '../../fixture/release/tampered'
import { expect, test } from '../../fixture/test'
import { AreaCardPage } from '../../page/area-card.page'
import { FramePage } from '../../page/frame.page'

const html = '<!doctype html><title>Wartung</title><p>Gleich wieder da.</p>'

const failures: readonly { readonly how: string; readonly answer: (route: Route) => Promise<void> }[] = [
  { how: 'is gone (404)', answer: (route) => route.fulfill({ status: 404, body: 'Not found' }) },
  {
    how: 'stands behind a broken gateway (502)',
    answer: (route) => route.fulfill({ status: 502, body: 'Bad gateway' }),
  },
  {
    how: 'answers with a page',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html }),
  },
  { how: 'refuses the connection', answer: (route) => route.abort('connectionrefused') },
  { how: 'never answers', answer: () => new Promise(() => undefined) },
]

const teacherFiles = '**/mfe/teacher/**'

/** Serves the area again; hanging requests are aborted, as a browser does when a server comes back. */
const revive = (page: Page) => page.unroute(teacherFiles)

for (const { how, answer } of failures)
  test(`an area that ${how} shows its card, and loads on retry`, async ({ page }) => {
    const frame = new FramePage(page)
    const { card, retry } = new AreaCardPage(page, 'Beobachten und Berichte')
    await page.route(teacherFiles, answer)
    // While a file is pending, the browser never fires the load event.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await expect(frame.heading(/^Guten /)).toBeVisible()
    const expectSamePage = await markPage(page)

    await frame.follow('Kompetenzen')
    // The shell waits ten seconds for an area that does not answer.
    await expect(card).toBeVisible({ timeout: 30_000 })
    await frame.follow('Start')
    await expect(frame.heading(/^Guten /)).toBeVisible()
    await frame.follow('Kompetenzen')
    await expect(card).toBeVisible()

    await revive(page)
    await retry.click()
    await expect(frame.heading('Kompetenzen')).toBeVisible()
    await expect(page.getByRole('grid')).toBeVisible()
    await expectSamePage()
  })

test('slot content of an unreachable area leaves a gap on the start page, and appears on retry', async ({ page }) => {
  const main = page.getByRole('main')
  await page.route(teacherFiles, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto('/')
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  const retry = main.getByRole('button', { name: 'Noch einmal versuchen' })
  await expect(retry).toHaveCount(1)
  const expectSamePage = await markPage(page)
  await revive(page)
  await retry.click()
  await expect(main.getByRole('heading', { name: 'Zuletzt beobachtet' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Offene Berichte' })).toBeVisible()
  await expect(retry).toHaveCount(0)
  await expectSamePage()
})

test('an area that was never loaded waits for the network, and loads by itself once online', async ({
  page,
  context,
}) => {
  const frame = new FramePage(page)
  await page.goto('/')
  await expect(frame.heading(/^Guten /)).toBeVisible()
  await context.setOffline(true)
  await frame.follow('Kompetenzen')
  await expect(page.getByText(/^Ohne Verbindung lässt sich diese Seite nicht laden/)).toBeVisible()
  await context.setOffline(false)
  await expect(frame.heading('Kompetenzen')).toBeVisible()
})

for (const { what, files, start } of [
  { what: 'texts', files: '**/mfe/teacher/*/locale-*', start: '/' },
  { what: 'screens', files: /\/mfe\/teacher\/[^/]+\/\d+\.\w+\.js/, start: '/classes' },
  { what: 'styles', files: '**/mfe/teacher/**/*.css*', start: '/profile' },
])
  test(`an area whose ${what} cannot be loaded, or were tampered with, shows its card, and loads on retry`, async ({
    page,
  }) => {
    const frame = new FramePage(page)
    const { card, retry } = new AreaCardPage(page, 'Beobachten und Berichte')
    await page.goto(start)
    const busy = (route: Route) => route.fulfill({ status: 503, body: 'Busy' })
    let tampered = 0
    await page.route(files, busy)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const expectSamePage = await markPage(page)
    await frame.follow('Kinder')
    await expect(card).toBeVisible()
    // One route after the other, without a pause in which the page could recover by itself.
    await page.route(files, async (route) => {
      await tamper(route)
      tampered += 1
    })
    await page.unroute(files, busy)
    await retry.click()
    await expect.poll(() => tampered).toBeGreaterThan(0)
    await expect(retry).toBeEnabled()
    await expect(card).toBeVisible()
    expect(await hasRunTampered(page)).toBe(false)
    await page.unrouteAll({ behavior: 'wait' })
    await retry.click()
    await expect(frame.heading('Kinder')).toBeVisible()
    await expectSamePage()
  })

test('the card stays after a failed retry', async ({ page, class3a }) => {
  const { card, retry } = new AreaCardPage(page, 'Beobachten und Berichte')
  await page.route(teacherFiles, (route) => route.fulfill({ status: 503, body: 'Busy' }))
  await page.goto(`/class/${class3a.id}/observe`)
  await expect(card).toBeVisible()
  const again = page.waitForRequest(teacherFiles)
  await retry.click()
  await again
  await expect(retry).toBeEnabled()
  await revive(page)
  await retry.click()
  await expect(new FramePage(page).heading('Beobachten')).toBeVisible()
})

test('a deep link whose preloads failed as well loads on the first retry', async ({ page, class3a }) => {
  const { card, retry } = new AreaCardPage(page, 'Beobachten und Berichte')
  await page.route(teacherFiles, (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.goto(`/class/${class3a.id}/observe`)
  await expect(card).toBeVisible()
  await revive(page)
  await retry.click()
  await expect(new FramePage(page).heading('Beobachten')).toBeVisible()
})

/** Makes a page count as one that compares these versions with their canaries. */
const watch = (page: Page, versions: Readonly<Record<string, string>>) =>
  page.route('/classes', async (route) => {
    const answer = await route.fetch()
    const watched = JSON.stringify(versions)
    const meta = `<meta name="error-reporting" content="" data-watched='${watched}'>`
    await route.fulfill({ response: answer, body: (await answer.text()).replace('<head>', `<head>${meta}`) })
  })

test.describe('for the head of the school', () => {
  test.use({ person: 'head' })

  test('the other areas keep working, and the page counts the failure for that area alone', async ({ page }) => {
    const frame = new FramePage(page)
    await page.route(teacherFiles, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    // A failure counts only for the failed version, so the page must compare the version that it gets.
    const { areas, shell } = await readRegistry(page)
    const versions = { teacher: areas.teacher?.current.version ?? '', shell: shell.current.version }
    await watch(page, versions)
    const counting = page.waitForResponse(/\/mfe\/shell\/[^/]+\/\d+\.\w+\.js/)
    await page.goto('/classes')
    await expect(new AreaCardPage(page, 'Beobachten und Berichte').card).toBeVisible()
    await counting
    await frame.follow('Klassen')
    await expect(frame.heading('Klassen der Schule')).toBeVisible()
    await expect(page.getByRole('row', { name: /Waschbären/ })).toBeVisible()
    const received = (await page.waitForRequest('**/mfe/counts')).postDataJSON()
    expect(received.teacher).toMatchObject({ version: versions.teacher, failed: 1, errors: 1 })
    expect(received.shell).toMatchObject({ version: versions.shell })
  })
})
