import type { Locator, Route } from '@playwright/test'
import { oldestReports } from '../../fixture/school-class'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { ObservationPage } from '../../page/observation.page'
import { ProfilePage } from '../../page/profile.page'
import { ReportPage } from '../../page/report.page'

/** Waits until the dialog is open and has its size. */
const expectWidth = (dialog: Locator, width: number) =>
  expect.poll(async () => (await dialog.boundingBox())?.width).toBe(width)

test.describe('the question before what cannot be undone', () => {
  test('is 448 px wide, and Escape cancels', async ({ page, class3a }) => {
    const observation = new ObservationPage(page)
    const frame = new FramePage(page)
    const question = page.getByRole('alertdialog')
    await observation.open(class3a.id)
    await observation.note.fill('noch nicht gespeichert')
    await observation.chooseSubject('Sachunterricht')
    await observation.chooseCompetence('beschreibt den Kreislauf des Wassers mit eigenen Worten')
    await observation.chooseForAll('gelingt gut')
    await frame.choose('Abmelden')
    await expect(question).toBeVisible()
    await expectWidth(question, 448)
    // Enter triggers the safe answer.
    await expect(question.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(/observe$/)
    await expect(observation.note).toHaveValue('noch nicht gespeichert')
  })

  test('is 512 px wide in the large variant, and shrinks on a phone', async ({ page, class3a, sessionOf }) => {
    const { api } = await sessionOf('head')
    const [report] = await oldestReports(api, class3a.id, 'inProgress')
    const editor = new ReportPage(page)
    await page.goto(`/class/${class3a.id}/reports/single/${report?.id}`)
    await editor.complete.click()
    await expect(editor.checklist).toBeVisible()
    await expectWidth(editor.checklist, 512)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectWidth(editor.checklist, 358)
    await page.keyboard.press('Escape')
    await expect(editor.checklist).toHaveCount(0)
  })
})

test('the buttons of a form in a dialog are as wide as on a phone', async ({ page }) => {
  const profile = new ProfilePage(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await profile.open()
  await profile.press('Konto deaktivieren …')
  const dialog = page.getByRole('dialog')
  const widths = () =>
    Promise.all(
      [dialog.getByRole('textbox'), dialog.getByRole('button', { name: 'Abbrechen' }).first()].map(
        async (one) => (await one.boundingBox())?.width,
      ),
    )
  await expect(dialog).toBeVisible()
  await expect.poll(async () => new Set(await widths()).size).toBe(1)
})

test('the close button of a dialog is off while its form is being sent, and works again after a failure', async ({
  page,
  class3a,
}) => {
  const held: Route[] = []
  await page.route('**/api/students', (route) => {
    held.push(route)
  })
  await page.goto(`/class/${class3a.id}/settings/students`)
  await page.getByRole('button', { name: 'Kinder hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Schließen' })
  await expect(close).toHaveCSS('opacity', '1')
  await dialog.getByRole('textbox', { name: /^Vorname/ }).fill('Zoe')
  await dialog.getByRole('textbox', { name: /^Nachname/ }).fill('Nie Angelegt')
  await page.keyboard.press('Enter')
  await expect(close).toHaveCSS('opacity', '0.5')
  await expect(close).toHaveCSS('pointer-events', 'none')
  await held[0]?.abort()
  await expect(close).toHaveCSS('opacity', '1')
  await expect(dialog.getByRole('textbox', { name: /^Vorname/ })).toHaveValue('Zoe')
  await close.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect(dialog).toHaveCount(0)
})
