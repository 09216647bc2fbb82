import { anotherVersion, readVersion } from '@lernspur/federation/testing/another-version'
import type { Page } from '@playwright/test'
import { markPage } from '../../fixture/browser/same-page'
import { readRegistry, serveRegistry } from '../../fixture/release/served-registry'
import { serveVersion } from '../../fixture/release/served-version'
import { hasRunTampered, tamper } from '../../fixture/release/tampered'
import { expect, test } from '../../fixture/test'
import { AreaCardPage } from '../../page/area-card.page'
import { FramePage } from '../../page/frame.page'
import { ObservationPage } from '../../page/observation.page'

/** Only for this page, another version of the area is live, with a previous one; both can swap places again. */
const release = async (page: Page, area: string) => {
  const registry = await readRegistry(page)
  const before = registry.areas[area]?.current
  if (!before) throw new Error(`${area} is not live.`)
  const live = await readVersion(before, async (url) => (await page.request.get(url)).text())
  const version = anotherVersion(live, crypto.randomUUID().slice(0, 8))
  await serveVersion(page, version)
  const current = version.release
  const showing = { ...registry.areas[area], state: 'enabled' as const, current, fallback: before }
  const changed = { ...registry, areas: { ...registry.areas, [area]: showing } }
  const folder = current.entry.replace('entry.js', '')
  const tamperWith = (files: string) =>
    page.route(new RegExp(folder + files), (route) => {
      const name = new URL(route.request().url()).pathname.slice(folder.length)
      return tamper(route, version.read(name))
    })
  return { registry, changed, version: current.version, folder, tamperWith }
}

test.describe('a new version whose chunk was tampered with', () => {
  test.use({ person: 'provider' })

  test('is not run: the version before takes its place', async ({ page }) => {
    const { changed, version, tamperWith } = await release(page, 'provider')
    await serveRegistry(page, changed)
    await tamperWith('routes')
    const received = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
    await page.goto('/provider/tenant')
    await expect(new FramePage(page).heading('Schulen')).toBeVisible()
    expect((await received).text()).toContain(`provider ${version} could not be loaded`)
    expect(await hasRunTampered(page)).toBe(false)
  })

  test('shows the card where something of it has run, whose button leads to what was rolled back', async ({ page }) => {
    const frame = new FramePage(page)
    const { registry, changed, tamperWith } = await release(page, 'provider')
    const makeLive = await serveRegistry(page, changed)
    await page.goto('/provider')
    await expect(frame.heading(/./)).toBeVisible()
    await tamperWith(String.raw`\d+\.\w+\.js`)
    await frame.follow('Schulen')
    const { card, retry } = new AreaCardPage(page, 'Anbieter')
    await expect(card).toBeVisible()
    await retry.click()
    await expect(retry).toBeEnabled()
    await expect(card).toBeVisible()
    expect(await hasRunTampered(page)).toBe(false)
    makeLive(registry)
    await retry.click()
    await expect(frame.heading('Schulen')).toBeVisible()
  })
})

test('an open page stays while something is unsaved, and moves over to what is live at the next navigation', async ({
  page,
  class3a,
}) => {
  const frame = new FramePage(page)
  const observation = new ObservationPage(page)
  const { registry, changed, folder } = await release(page, 'teacher')
  const makeLive = await serveRegistry(page, registry)
  let isLooking = false
  page.on('request', (request) => {
    isLooking ||= request.url().endsWith('/mfe/registry.json')
  })
  await page.clock.install()
  await observation.open(class3a.id)
  await observation.note.fill('Noch nicht fertig')
  const expectSamePage = await markPage(page)
  makeLive(changed)
  await page.clock.fastForward(5000)
  const around = async () => {
    await frame.follow('Start')
    await expect(frame.heading(/^Guten /)).toBeVisible()
    await frame.follow('Beobachten')
    await expect(frame.heading('Beobachten')).toBeVisible()
  }
  await expect(async () => {
    await around()
    expect(isLooking).toBe(true)
  }).toPass()
  await around()
  await expectSamePage()
  await observation.note.fill('')
  const loading = page.waitForRequest(`**${folder}entry.js`)
  await frame.follow('Start')
  await loading
  await expect(frame.heading(/^Guten /)).toBeVisible()
  await expect(page.locator('html[data-marked]')).toHaveCount(0)
})
