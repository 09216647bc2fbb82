import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixture/sign-in/own-session'
import { rowsOf } from '../../fixture/sign-in/stored-data'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { personOf } from '../../person'

test.use({ person: 'provider' })

const sheet = (page: Page) => {
  const panel = page.getByRole('dialog', { name: 'Schule anlegen' })
  return {
    panel,
    name: panel.getByRole('textbox', { name: 'Name der Schule' }),
    open: async () => {
      await page.getByRole('button', { name: 'Schule anlegen' }).first().click()
      await expect(panel).toBeVisible()
    },
  }
}

test('what was typed into a sheet comes back after the end of the session, for the same person only (rule browser.14)', async ({
  page,
  own,
  mark,
  quiet,
}) => {
  const login = new LoginPage(page)
  const { name, open } = sheet(page)
  await page.goto('/provider/tenant')
  await open()
  await name.fill(mark)
  await expect.poll(() => rowsOf(page, 'drafts')).toBe(1)
  await quiet()
  await own.api.call(authRoutes.logout)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(login.message(/^Ihre Sitzung ist abgelaufen\./)).toBeVisible()
  await expect(login.message(/ging verloren\.$/)).toHaveCount(0)
  await login.signIn(personOf('head'))
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  await expect(page.getByText(mark)).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).not.toContain(mark)
  await page.context().clearCookies()
  await page.goto('/auth/login')
  await login.signIn(personOf('provider'))
  await expect(new FramePage(page).heading(/^Guten /)).toBeVisible()
  await page.goto('/provider/tenant')
  await open()
  await expect(name).toHaveValue(mark)
})

test('what was typed into a sheet is there again after a reload, and gone once it was discarded', async ({
  page,
  mark,
}) => {
  const { panel, name, open } = sheet(page)
  await page.goto('/provider/tenant')
  await open()
  await name.fill(mark)
  await expect.poll(() => rowsOf(page, 'drafts')).toBe(1)
  await page.reload()
  await open()
  await expect(name).toHaveValue(mark)
  // It is asked about as if it had just been typed.
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect(panel).toHaveCount(0)
  await expect.poll(() => rowsOf(page, 'drafts')).toBe(0)
  await page.reload()
  await open()
  await expect(name).toHaveValue('')
})

test('what was typed into a sheet is there again after its window crashed, and the page says where', async ({
  page,
  context,
  mark,
}) => {
  const crashed = await context.newPage()
  await crashed.goto('/provider/tenant')
  const first = sheet(crashed)
  await first.open()
  await first.name.fill(mark)
  await expect.poll(() => rowsOf(crashed, 'drafts')).toBe(1)
  await crashed.close()
  await page.goto('/provider/tenant')
  await new FramePage(page).expectNotified(
    '„Schule anlegen“: Ihre Eingaben sind noch da. Öffnen Sie es wieder, dann geht es weiter.',
  )
  const again = sheet(page)
  await again.open()
  await expect(again.name).toHaveValue(mark)
})
