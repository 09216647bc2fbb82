import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { expectAccessible, narrow } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/founder'
import { FramePage } from '../../page/frame.page'
import { IdentityDialog } from '../../page/identity-dialog.page'

test('an owner lets a program read classes, sees that it does, and revokes it (rules program.1, program.7)', async ({
  page,
  founder,
  account,
  playwright,
  baseURL,
}) => {
  const { api, whoAmI } = founder
  await api.call(schoolClassRoutes.createSchoolClass, { body: { name: '4p', schoolLevel: 4 } })
  await page.goto(`/school/${whoAmI.currentTenantId}/settings/programs`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Programm erlauben …' }).click()
  const sheet = page.getByRole('dialog', { name: 'Programm erlauben' })
  await sheet.getByRole('button', { name: 'Token erstellen' }).click()
  await expect(sheet.getByText('Bitte nennen Sie das Programm.')).toBeVisible()
  await expect(sheet.getByText('Bitte wählen Sie mindestens einen Punkt.')).toBeVisible()
  await sheet.getByLabel('Name des Programms').fill('Schulverwaltung')
  await sheet.getByRole('checkbox', { name: 'Liest die Klassen der Schule.' }).click()
  await expectAccessible(page, 'allowing a program', { themes: ['light', 'dark'], size: narrow })
  await sheet.getByRole('button', { name: 'Token erstellen' }).click()
  await new IdentityDialog(page).give(account.password)

  const dialog = page.getByRole('dialog', { name: 'Token für Schulverwaltung' })
  const token = (await dialog.getByRole('status', { name: 'Token' }).textContent()) ?? ''
  expect(token).toMatch(/^lernspur_[0-9a-f]{32}_[\w-]{43}$/)
  await dialog.getByRole('button', { name: 'Ich habe es eingetragen' }).click()
  const row = main.getByRole('list', { name: 'Programme' }).getByRole('listitem').filter({ hasText: 'Schulverwaltung' })
  await expect(row).toContainText('Noch nie benutzt')

  const program = await playwright.request.newContext({
    ...(baseURL !== undefined && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  })
  const classes = await program.get('/api/classes')
  expect((await classes.json()).data.rows).toMatchObject([{ name: '4p' }])
  expect((await program.get('/api/students')).status()).toBe(403)
  await page.reload()
  await expect(row).toContainText('Zuletzt benutzt')
  expect(await page.content()).not.toContain(token)

  await row.getByRole('button', { name: 'Schulverwaltung sperren …' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sperren' }).click()
  await new FramePage(page).expectNotified('Schulverwaltung ist gesperrt.')
  await expect(row).toContainText('gesperrt am')
  await expect(row.getByRole('button')).toHaveCount(0)
  expect((await program.get('/api/classes')).status()).toBe(401)
  await program.dispose()

  await page.goto(`/school/${whoAmI.currentTenantId}/settings/audit`)
  const entries = page.getByRole('table', { name: 'Protokoll' }).getByRole('row')
  await expect(entries.filter({ hasText: 'Programm: Schulverwaltung' })).toHaveCount(3)
  await expect(entries.filter({ hasText: /Schulverwaltung \(Programm, für / })).toHaveCount(1)
})
