import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { AreaEntry } from '@lernspur/contracts/registry.contract'
import { type AreaVariant, buildWritten } from '@lernspur/federation/testing/area-variant'
import type { Page, Route } from '@playwright/test'
import { expectAccessibleStep } from '../../fixture/accessible-step'
import { readRegistry, serveRegistry } from '../../fixture/release/served-registry'
import { serveVersion } from '../../fixture/release/served-version'
import { expect, test } from '../../fixture/test'
import { ChildPage } from '../../page/child.page'
import { FramePage } from '../../page/frame.page'

const scaffold = join(import.meta.dirname, '../../../../platform/src/scaffold/area/new-area.ts')
const slots = ['class.page', 'settings.class', 'student.tab']

/** Writes an area that fills all slots of a class, for whoever manages its students; its section throws once. */
const writeArea = async (root: string): Promise<void> => {
  const { LERNSPUR_E2E_BUN = 'bun' } = process.env
  const given = [root, 'timetable', 'Stundenplan', slots].map((one) => JSON.stringify(one))
  await promisify(execFile)(LERNSPUR_E2E_BUN, ['-e', `(await import('${scaffold}')).newArea(${given})`])
  const change = async (name: string, edit: (text: string) => string) => {
    const file = join(root, 'mfe-timetable/src', name)
    await writeFile(file, edit(await readFile(file, 'utf8')))
  }
  await change('routes.tsx', (text) =>
    text.replaceAll('canWriteCompetenceEntries', 'canManageStudents').replace('inRail: true, ', ''),
  )
  const guard = "if (location.hash === '#fail') throw new Error('The section failed.')"
  await change('slot/class-settings.tsx', (text) => text.replace('  const { t }', `  ${guard}\n  const { t }`))
}

let added: AreaVariant
test.beforeAll(async () => {
  test.slow()
  added = await buildWritten('timetable', writeArea)
})
test.afterAll(() => added.remove())

/** Makes the area live for this page. */
const release = async (page: Page, state: AreaEntry['state'] = 'enabled') => {
  await serveVersion(page, added)
  const registry = await readRegistry(page)
  const withState = (of: AreaEntry['state']) => ({
    ...registry,
    areas: { ...registry.areas, timetable: { state: of, current: added.release, fallback: null } },
  })
  const makeLive = await serveRegistry(page, withState(state))
  return (next: AreaEntry['state']) => makeLive(withState(next))
}

const missing = '„Stundenplan“ ist gerade nicht erreichbar'

test('a class has its page, a child its tab and the settings its section, each from another area', async ({
  page,
  class3a,
}) => {
  await release(page)
  const frame = new FramePage(page)
  const main = page.getByRole('main')
  await page.goto(`/class/${class3a.id}/skills`)
  await frame.follow('Stundenplan')
  await expect(page).toHaveURL(`/class/${class3a.id}/timetable`)
  await expect(frame.heading('Stundenplan')).toBeVisible()
  await expect(main.getByText('Für die Klasse 3a ist hier noch nichts.')).toBeVisible()
  await expect(frame.navigation.getByRole('link', { name: 'Stundenplan' })).toHaveAttribute('aria-current', 'page')
  await expectAccessibleStep(page)
  await page.reload()
  await expect(frame.heading('Stundenplan')).toBeVisible()

  const [first] = class3a.children
  await new ChildPage(page).open(class3a.id, first?.id ?? '')
  await main.getByRole('link', { name: 'Stundenplan' }).click()
  await expect(main.getByText('Über dieses Kind der Klasse 3a ist hier noch nichts.')).toBeVisible()
  await expect(frame.heading(first?.name ?? '')).toBeVisible()
  await expectAccessibleStep(page)
  await page
    .getByRole('link', { name: /^(Vorheriges|Nächstes) Kind: / })
    .first()
    .click()
  await expect(frame.heading(first?.name ?? '')).toHaveCount(0)
  await expect(page).toHaveURL(/\/area\/timetable$/)
  await expect(main.getByText('Über dieses Kind der Klasse 3a ist hier noch nichts.')).toBeVisible()

  await frame.follow('Einstellungen')
  await expect(main.getByRole('heading', { level: 2, name: 'Stundenplan' })).toBeVisible()
  await expect(main.getByText('Für die Klasse 3a ist nichts einzustellen.')).toBeVisible()
  await expectAccessibleStep(page)
})

test('an area that cannot be loaded leaves a line in the pages of others, and comes on retry', async ({
  page,
  class3a,
}) => {
  await release(page)
  const main = page.getByRole('main')
  const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' })
  await page.route('**/mfe/timetable/**', gone)
  await page.goto(`/class/${class3a.id}/settings`)
  await expect(main.getByText(missing)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Klasse', exact: true })).toBeVisible()
  await expectAccessibleStep(page)
  await page.unroute('**/mfe/timetable/**', gone)
  await main.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(main.getByText('Für die Klasse 3a ist nichts einzustellen.')).toBeVisible()
  await expect(main.getByText(missing)).toHaveCount(0)
})

test('an area that is switched off leaves a line, and comes back once it is on', async ({ page, class3a }) => {
  const makeLive = await release(page, 'disabled')
  const child = class3a.children[0]
  const main = page.getByRole('main')
  await page.goto(`/class/${class3a.id}/student/${child?.id}/area/timetable`)
  await expect(main.getByText(missing)).toBeVisible()
  await expect(new FramePage(page).heading(child?.name ?? '')).toBeVisible()
  const retry = main.getByRole('button', { name: 'Noch einmal versuchen' })
  await retry.click()
  await expect(retry).toBeEnabled()
  await expect(main.getByText(missing)).toBeVisible()
  makeLive('enabled')
  await retry.click()
  await expect(main.getByText('Über dieses Kind der Klasse 3a ist hier noch nichts.')).toBeVisible()
})

test('a section that fails while it runs takes nothing from the settings around it', async ({ page, class3a }) => {
  await release(page)
  const main = page.getByRole('main')
  await page.goto(`/class/${class3a.id}/settings#fail`)
  await expect(main.getByText(missing)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Klasse', exact: true })).toBeVisible()
  await page.evaluate(() => {
    location.hash = ''
  })
  await main.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(main.getByText('Für die Klasse 3a ist nichts einzustellen.')).toBeVisible()
})

test.describe('for a teacher of one subject, who does not manage the children', () => {
  test.use({ person: 'subjectTeacher' })

  test('what needs that right is neither shown nor opened', async ({ page, class3a }) => {
    await release(page)
    const frame = new FramePage(page)
    const child = class3a.children[0]
    await new ChildPage(page).open(class3a.id, child?.id ?? '')
    await expect(frame.navigation.getByRole('link', { name: 'Kompetenzen' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Stundenplan' })).toHaveCount(0)
    for (const path of ['timetable', `student/${child?.id}/area/timetable`]) {
      await page.goto(`/class/${class3a.id}/${path}`)
      await expect(frame.heading('Hier ist nichts zu finden')).toBeVisible()
    }
  })
})
