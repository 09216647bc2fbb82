import { type Language, languages } from '@lernspur/contracts/error-catalogue'
import { expectAccessible, expectNoSidewaysScroll, type Look, narrow, wide } from '../fixture/accessibility'
import { listenForComplaints } from '../fixture/complaints'
import { places } from '../fixture/places'
import { expect, test } from '../fixture/test'
import { CapturePage } from '../page/capture.page'
import { FramePage } from '../page/frame.page'
import { ReportsPage } from '../page/reports.page'
import { SkillsPage } from '../page/skills.page'

// Each theme, language and width meets each other one; all eight together would tell nothing more.
const views: Readonly<Record<Language, readonly Look[]>> = {
  de: [
    { colorScheme: 'light', size: wide },
    { colorScheme: 'dark', size: narrow },
  ],
  en: [
    { colorScheme: 'dark', size: wide },
    { colorScheme: 'light', size: narrow },
  ],
}

for (const { person, route, path } of places)
  test.describe(`${route} as ${person ?? 'visitor'}`, () => {
    test.use({ person })

    test('can be read and used by everybody', async ({ page, class3a, sessionOf, baseURL }) => {
      test.setTimeout(120_000)
      const complaints = await listenForComplaints(page)
      const address = await path({ schoolClass: class3a, api: (await sessionOf('head')).api })
      for (const language of languages) {
        await page.context().addCookies([{ name: 'lernspur-language', value: language, url: String(baseURL) }])
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
        await expectAccessible(page, views[language])
        await expectNoSidewaysScroll(page)
      }
      expect(complaints).toEqual([])
    })
  })

test('what opens over a page can be read and used by everybody, too', async ({ page, class3a }) => {
  test.setTimeout(120_000)
  const skills = new SkillsPage(page)
  const reports = new ReportsPage(page)
  const capture = new CapturePage(page)
  await capture.open(class3a.id)
  await capture.competence.click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page, views.de)
  await skills.open(class3a.id)
  await skills.grid.getByRole('gridcell', { name: 'gelingt gut' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, views.de)
  await reports.open(class3a.id)
  await reports.create.click()
  await expect(reports.sheet.getByRole('textbox', { name: 'Name der Berichte' })).toBeVisible()
  await expectAccessible(page, views.de)
})

test('language and theme change at once, without a reload, and are remembered', async ({ page }) => {
  const frame = new FramePage(page)
  const html = page.locator('html')
  await page.goto('/')
  await expect(frame.heading(/^Guten /)).toBeVisible()
  await html.evaluate((element) => element.setAttribute('data-marked', ''))
  await frame.choose('English')
  await expect(frame.heading(/^Good /)).toBeVisible()
  await expect(html).toHaveAttribute('lang', 'en')
  await frame.choose('Dark')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-marked', '')
  await page.reload()
  await expect(frame.heading(/^Good /)).toBeVisible()
  await expect(html).toHaveAttribute('data-theme', 'dark')
})
