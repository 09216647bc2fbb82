import { allowedEmailRoutes } from '@lernspur/contracts/provider/allowed-email.contract'
import { expect, test } from '../../fixture/test'

test.use({ person: 'provider' })

test('the provider sees in one place what its people did, and narrows it', async ({ page }) => {
  const domain = `${crypto.randomUUID().slice(0, 8)}.example`
  await page.goto('/provider/whitelist')
  await page.getByRole('button', { name: 'Adressen hinzufügen' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Adressen erlauben' })
  await sheet.getByLabel('Adressen und Domains').fill(`mia@${domain}`)
  await sheet.getByRole('button', { name: '1 Eintrag erlauben' }).click()
  await expect(sheet).toBeHidden()

  await page.getByRole('navigation').getByRole('link', { name: 'Protokoll' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Protokoll' })
  await expect(table.getByRole('row').nth(1)).toContainText('Whitelist: angelegt')
  await expect(table).not.toContainText('Sonstiges')

  const filters = page.getByRole('search', { name: 'Protokoll eingrenzen' })
  await filters.getByLabel('Von').fill('2090-01-01')
  await expect(page.getByText('Dazu steht nichts im Protokoll.')).toBeVisible()
  await page.getByRole('button', { name: 'Alles zeigen' }).click()
  await expect(table.getByRole('row').nth(1)).toContainText('Whitelist: angelegt')
})

test('on a phone an act stands with who and when below it', async ({ page, sessionOf }) => {
  const { api } = await sessionOf('provider')
  const email = `mia@${crypto.randomUUID().slice(0, 8)}.example`
  await api.call(allowedEmailRoutes.addAllowedEmails, { body: { emails: [email] } })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/provider/acts')
  const table = page.getByRole('table', { name: 'Protokoll' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
