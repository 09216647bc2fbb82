import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { IdentityDialog } from '../../page/identity-dialog.page'
import { personOf } from '../../person'

test.use({ person: 'provider' })

test('the provider lets a program read counts of schools, and revokes it (rule program.2)', async ({
  page,
  playwright,
  baseURL,
}) => {
  const name = `Statistik ${crypto.randomUUID().slice(0, 8)}`
  await page.goto('/provider/programs')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Programm erlauben …' }).click()
  const sheet = page.getByRole('dialog', { name: 'Programm erlauben' })
  await sheet.getByLabel('Name des Programms').fill(name)
  await sheet.getByRole('checkbox', { name: /^Liest die Liste der Schulen/ }).click()
  await sheet.getByRole('button', { name: 'Token erstellen' }).click()
  const dialog = page.getByRole('dialog', { name: `Token für ${name}` })
  await new IdentityDialog(page).giveIfRequested(personOf('provider').password, dialog)
  const token = (await dialog.getByRole('status', { name: 'Token' }).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Ich habe es eingetragen' }).click()

  const program = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  expect((await program.get('/api/provider/tenants')).status()).toBe(200)
  expect((await program.get('/api/provider/users')).status()).toBe(403)
  expect((await program.get('/api/students')).status()).toBe(403)

  await main.getByRole('button', { name: `${name} sperren …` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sperren' }).click()
  await new FramePage(page).expectNotified(`${name} ist gesperrt.`)
  expect((await program.get('/api/provider/tenants')).status()).toBe(401)
  await program.dispose()
})
