import { readFile } from 'node:fs/promises'
import { expect, test } from '../../fixture/founder'
import { IdentityDialog } from '../../page/identity-dialog.page'

test('an owner takes everything along, closes the school by its name, and keeps it after all', async ({
  page,
  founder,
  account,
}) => {
  const identity = new IdentityDialog(page)
  const { tenant } = founder.whoAmI.userRoles[0] ?? {}
  const name = tenant?.name ?? ''
  const main = page.getByRole('main')
  const banner = page.getByText(/wird am .* gelöscht\. Bis dahin kann nur gelesen werden/)
  await page.goto(`/school/${tenant?.id}/settings/close`)
  await expect(page.getByRole('heading', { level: 1, name: 'Schule schließen' })).toBeVisible()
  await expect(main.getByText('Personen mit einer Rolle')).toBeVisible()

  const button = main.getByRole('button', { name: 'Archiv herunterladen' })
  await button.click()
  await identity.dialog.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(identity.dialog).toHaveCount(0)
  await button.click()
  await identity.give('falsch')
  await expect(identity.dialog.getByText('Das Passwort stimmt nicht.')).toBeVisible()
  const download = page.waitForEvent('download')
  await identity.give(account.password)
  const archive = await readFile(await (await download).path())
  expect(archive.subarray(0, 2).toString()).toBe('PK')

  const field = main.getByRole('textbox', { name: 'Name der Schule' })
  await field.fill('Andere Schule')
  await main.getByRole('button', { name: 'Schule in 30 Tagen löschen' }).click()
  await expect(main.getByText('Das ist nicht der Name der Schule.')).toBeVisible()
  await expect(banner).toHaveCount(0)

  await field.fill(name)
  await main.getByRole('button', { name: 'Schule in 30 Tagen löschen' }).click()
  await expect(main.getByRole('heading', { name: /^Die Schule wird am .* gelöscht$/ })).toBeVisible()
  await expect(banner).toBeVisible()
  await expect(field).toHaveCount(0)

  await page.goto('/')
  await expect(banner).toBeVisible()
  await page.getByRole('link', { name: 'Ansehen' }).click()
  await main.getByRole('button', { name: 'Schließung zurücknehmen' }).click()
  await expect(banner).toHaveCount(0)
  await expect(field).toBeVisible()
})
