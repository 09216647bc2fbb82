import { subjectRoutes } from '@lernspur/contracts/school-admin/subject.contract'
import { navigateInClient } from '../../fixture/browser/navigate-in-client'
import { classSettings, schoolSettings } from '../../fixture/page-route/settings-pages'
import { test as base, expect } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

interface OfTest {
  /** Addresses of the settings of class 3a and of its school. */
  settings: { readonly ofClass: string; readonly ofSchool: string; readonly subjectId: string }
}

const test = base.extend<OfTest>({
  settings: async ({ class3a, sessionOf }, use) => {
    const { api } = await sessionOf('subjectTeacher')
    const { rows } = await api.call(subjectRoutes.listSubjects, {
      list: { filter: [{ field: 'schoolClassId', type: 'eq', value: class3a.id }] },
    })
    await use({
      ofClass: `/class/${class3a.id}/settings`,
      ofSchool: `/school/${class3a.tenantId}/settings`,
      subjectId: rows[0]?.id ?? '',
    })
  },
})

const isAtHome = (frame: FramePage) => expect(frame.heading(/^Guten /)).toBeVisible()

for (const person of ['owner', 'head'] as const)
  test.describe(`the ${person} of a school`, () => {
    test.use({ person })

    test('opens every page of the settings of a class and of the school', async ({ page, class3a, settings }) => {
      const main = page.getByRole('main')
      const frame = new FramePage(page)
      await page.goto('/')
      await isAtHome(frame)
      for (const { path, control } of classSettings(settings.subjectId)) {
        await navigateInClient(page, `${settings.ofClass}${path}`)
        await expect(control(main), path).toBeVisible()
      }
      for (const { path, control, toManagers } of schoolSettings(class3a.id)) {
        await navigateInClient(page, `${settings.ofSchool}${path}`)
        if (person === 'owner' || !toManagers) await expect(control(main), path).toBeVisible()
        else {
          await expect(main.getByText(toManagers), path).toBeVisible()
          await expect(control(main), path).toHaveCount(0)
        }
      }
      for (const name of ['Einstellungen', 'Schule', 'Klassen', 'Personen'])
        await expect(frame.navigation.getByRole('link', { name, exact: true })).toBeVisible()
    })
  })

test.describe('the teacher of a class', () => {
  test('opens every page of the settings of the class, and none of the school', async ({ page, settings }) => {
    const main = page.getByRole('main')
    const frame = new FramePage(page)
    await page.goto('/')
    await isAtHome(frame)
    for (const { path, control } of classSettings(settings.subjectId)) {
      await navigateInClient(page, `${settings.ofClass}${path}`)
      await expect(control(main), path).toBeVisible()
    }
    const links = frame.navigation.getByRole('link')
    await expect(links.filter({ hasText: /^Einstellungen$/ })).toBeVisible()
    await expect(links.filter({ hasText: /^(Schule|Klassen|Schuljahre|Personen|Fachvorlagen)$/ })).toHaveCount(0)
    for (const path of ['', '/user/rights']) {
      await page.goto(`${settings.ofSchool}${path}`)
      await isAtHome(frame)
    }
  })
})

test.describe('a teacher of one subject', () => {
  test.use({ person: 'subjectTeacher' })

  test('is told on every page of the settings of the class whom to ask, and sent home from the school', async ({
    page,
    settings,
  }) => {
    const main = page.getByRole('main')
    const frame = new FramePage(page)
    await page.goto('/')
    await isAtHome(frame)
    for (const { path, control } of classSettings(settings.subjectId)) {
      await navigateInClient(page, `${settings.ofClass}${path}`)
      await expect(main.getByRole('heading', { name: 'Dafür fehlt Ihnen ein Recht' }), path).toBeVisible()
      await expect(main.getByText(/Fragen Sie Miriam Falkenberg oder die Schulleitung\.$/), path).toBeVisible()
      await expect(control(main), path).toHaveCount(0)
    }
    const links = frame.navigation.getByRole('link')
    await expect(links.filter({ hasText: /^Beobachten$/ })).toBeVisible()
    await expect(links.filter({ hasText: /^(Einstellungen|Schule|Klassen|Personen)$/ })).toHaveCount(0)
    await page.goto(settings.ofSchool)
    await isAtHome(frame)
  })
})
