import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import { expectAccessible, narrow, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { PalettePage } from '../../page/palette.page'

test('words that people type find a help page, which leads to the page it is about', async ({ page, class3a }) => {
  const palette = new PalettePage(page)
  const frame = new FramePage(page)
  const main = page.getByRole('main')
  await page.goto('/')
  await expect(frame.heading(/^Guten /)).toBeVisible()
  for (const [words, title] of [
    ['textbaustein', 'Textbausteine benutzen'],
    ['elternabend', 'Ein Elterngespräch vorbereiten'],
    ['hilfe offline', 'Ohne Internet arbeiten'],
  ] as const) {
    await palette.take(words, title)
    await expect(frame.heading(title)).toBeFocused()
  }
  await main.getByRole('link', { name: 'Viele Stufen auf einmal eintragen' }).click()
  await expect(frame.heading('Viele Stufen auf einmal eintragen')).toBeVisible()
  await expectAccessible(page, 'a help page', { themes: ['light', 'dark'], size: narrow })
  await main.getByRole('link', { name: 'Kompetenzen' }).click()
  await expect(page).toHaveURL(`/class/${class3a.id}/skills`)
})

test('what is new marks the help until it was opened once, on any device', async ({ page, sessionOf }) => {
  const { api } = await sessionOf('teacher')
  await api.call(userRoutes.updateMe, { body: { releaseNotesSeenAt: '2026-08-01T00:00:00.000Z' } })
  const help = page.getByRole('button', { name: /^Hilfe und Feedback/ })
  const sheet = page.getByRole('dialog', { name: 'Hilfe' })
  await page.goto('/')
  // The page begins with what the browser knows of the user, and then reads it.
  await expect(help).toHaveAccessibleName(/Neu$/)
  await help.click()
  await expect(sheet.getByRole('button', { name: 'Neu beim Beobachten und in Berichten' })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(sheet.getByText(/^Beobachten zeigt die ganze Klasse/)).toBeVisible()
  await expectAccessible(page, 'what is new', { themes: ['light', 'dark'], size: wide })
  await page.keyboard.press('Escape')
  await expect(help).toHaveAccessibleName('Hilfe und Feedback')
  await page.reload()
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  await expect(help).toHaveAccessibleName('Hilfe und Feedback')
  await expect
    .poll(async () => Date.parse((await api.call(authRoutes.whoAmI)).releaseNotesSeenAt ?? ''))
    .toBeGreaterThan(Date.parse('2026-08-01T00:00:00.000Z'))
})

test('the help is searched, says when there is nothing, and shows nobody what is not for him or her', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/help')
  await expect(main.getByRole('region', { name: 'Beobachten' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Schule' })).toHaveCount(0)
  await expect(main.getByRole('region', { name: 'Anbieter' })).toHaveCount(0)
  await expectAccessible(page, 'the help', { themes: ['light', 'dark'], size: narrow })
  const search = main.getByRole('searchbox', { name: 'Hilfe durchsuchen' })
  await search.fill('sitzordnung')
  await expect(main.getByRole('listitem')).toHaveText(['Nach Sitzplan beobachten'])
  await search.fill('raumschiff')
  await expect(main.getByText('Dazu gibt es noch keine Hilfe')).toBeVisible()
  await page.goto('/help/whitelist')
  await expect(new FramePage(page).heading('Hier ist nichts zu finden')).toBeVisible()
})

for (const [language, alt] of [
  ['de', /^Die Seite Kompetenzen/],
  ['en', /^The page Competences/],
] as const)
  test.describe(() => {
    test.use({ language })

    test(`a help page shows a picture in ${language}, and the first page loads none`, async ({ page }) => {
      const pictures: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('.webp')) pictures.push(request.url())
      })
      await page.goto('/')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      expect(pictures).toEqual([])
      await page.goto('/help/matrix')
      const picture = page.getByRole('img', { name: alt })
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960)
      expect(pictures).toHaveLength(1)
      await expectAccessible(page, 'a help page with a picture', { themes: ['light', 'dark'], size: narrow })
    })
  })
