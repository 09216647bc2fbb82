import type { Page } from '@playwright/test'
import { test } from '../../fixture/sign-in/own-account'
import { expect } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { ProfilePage } from '../../page/profile.page'

test.describe('a toast', () => {
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

  test('shows dark at the bottom for three seconds, without a close button', async ({ page }) => {
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

  test('stays while hovered, and undoes the change', async ({ page }) => {
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
