import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture/sign-in/own-account'
import { test as withPerson } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { ProfilePage } from '../../page/profile.page'

/** A network that is there, but swallows these calls: neither an answer nor an error ever comes. */
const swallow = (page: Page, calls: RegExp) => page.route(calls, () => new Promise(() => undefined))

withPerson(
  'a read that is never answered fails after its time limit, and is made again on retry',
  async ({ page, class3a }) => {
    const main = page.getByRole('main')
    await page.clock.install()
    await swallow(page, /\/api\/classes\/[^/]+\/report/)
    await page.goto(`/class/${class3a.id}/reports`)
    await expect(new FramePage(page).heading('Berichte')).toBeVisible()
    await page.clock.fastForward(21_000)
    await expect(main.getByText('Keine Verbindung. Bitte prüfen Sie Ihr Netz.')).toBeVisible()
    await page.unrouteAll()
    await main.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await expect(main.getByRole('grid').or(main.getByRole('table')).first()).toBeVisible()
  },
)

test('a save that is never answered fails after its time limit, keeps what was typed, and works the second time', async ({
  page,
}) => {
  const profile = new ProfilePage(page)
  const save = page.getByRole('button', { name: 'Namen speichern' })
  await page.clock.install()
  await profile.open()
  await swallow(page, /\/api\/users\/me/)
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Nélé')
  await save.click()
  await page.clock.fastForward(41_000)
  await expect(page.getByText('Keine Verbindung. Bitte prüfen Sie Ihr Netz.').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Nélé')
  await page.unrouteAll()
  await save.click()
  await expect(new FramePage(page).account).toHaveAccessibleName('Konto von Nélé Neumann')
})
