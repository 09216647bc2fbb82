import type { Locator, Page } from '@playwright/test'
import { oldestReports } from '../../fixture/school-class'
import { test as withAccount } from '../../fixture/sign-in/own-account'
import { expect, test } from '../../fixture/test'
import { CapturePage } from '../../page/capture.page'
import { FramePage } from '../../page/frame.page'
import { ProfilePage } from '../../page/profile.page'
import { ReportPage } from '../../page/report.page'

/** Waits until the dialog is open and has its size. */
const expectWidth = (dialog: Locator, width: number) =>
  expect.poll(async () => (await dialog.boundingBox())?.width).toBe(width)

test.describe('the question before what cannot be undone', () => {
  test('is 448 px wide, and Escape cancels', async ({ page, class3a }) => {
    const capture = new CapturePage(page)
    const frame = new FramePage(page)
    const question = page.getByRole('alertdialog')
    await capture.open(class3a.id)
    await capture.note.fill('noch nicht gespeichert')
    await capture.chooseSubject('Sachunterricht')
    await capture.chooseCompetence('beschreibt den Kreislauf des Wassers mit eigenen Worten')
    await capture.chooseForAll('gelingt gut')
    await frame.choose('Abmelden')
    await expect(question).toBeVisible()
    await expectWidth(question, 448)
    // Enter triggers the safe answer.
    await expect(question.getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(/observe$/)
    await expect(capture.note).toHaveValue('noch nicht gespeichert')
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

withAccount.describe('a toast', () => {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )

  /** With a fake clock, so that seconds can be counted. */
  const removePicture = async (page: Page) => {
    const profile = new ProfilePage(page)
    await page.clock.install()
    await profile.open()
    await profile.choosePicture.setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer: picture })
    await expect(profile.removePicture).toBeVisible()
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await profile.removePicture.click()
    await expect(new FramePage(page).toasts.getByText('Das Bild ist entfernt.')).toBeVisible()
    return profile
  }

  withAccount('shows dark at the bottom for three seconds, without a close button', async ({ page }) => {
    await removePicture(page)
    const { toasts } = new FramePage(page)
    const toast = toasts.getByText('Das Bild ist entfernt.')
    await expect(toasts).toHaveAttribute('data-theme', 'dark')
    await expect(toasts).toHaveAttribute('aria-live', 'polite')
    await expect(toasts.getByRole('button')).toHaveText(['Rückgängig'])
    await expect(toasts.getByRole('progressbar')).toHaveCount(0)
    const box = await toast.locator('..').boundingBox()
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2)
    expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(40)
    await page.clock.runFor(2900)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toHaveCount(0)
  })

  withAccount('stays while hovered, and undoes the change', async ({ page }) => {
    const profile = await removePicture(page)
    const { toasts } = new FramePage(page)
    await toasts.getByText('Das Bild ist entfernt.').hover()
    await page.clock.runFor(20_000)
    await expect(toasts.getByText('Das Bild ist entfernt.')).toBeVisible()
    await toasts.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(profile.removePicture).toBeVisible()
    await expect(toasts.getByText('Das Bild ist entfernt.')).toHaveCount(0)
  })
})
