import { providerTenantRoutes } from '@lernspur/contracts/provider/provider-tenant.contract'
import { referenceDataRoutes } from '@lernspur/contracts/school-admin/reference-data.contract'
import { expectDiscardQuestion } from '../../fixture/panel/expect-discard-question'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { TablePage } from '../../page/table.page'

test.use({ person: 'provider' })

test('the provider checks a school, whose name looks like another one, and takes that back', async ({
  page,
  sessionOf,
  mark,
}) => {
  const { api } = await sessionOf('provider')
  const [state] = (await api.call(referenceDataRoutes.listStates, { list: { limit: 1 } })).rows
  const region = { stateId: state?.id ?? '', countryId: state?.countryId ?? '' }
  const name = `Seeschule ${mark}`
  const first = await api.call(providerTenantRoutes.createTenant, { body: { name, ...region } })
  const number = mark.slice(-12)
  const schools = new TablePage(page, 'Schulen')
  const chooseSchools = async (choice: string | RegExp) => {
    await page.goto(`/provider/tenant?search=${encodeURIComponent(mark)}`)
    await page.getByRole('combobox', { name: 'Prüfung' }).click()
    await page.getByRole('option', { name: choice, exact: true }).click()
  }

  await test.step('a school that nobody has checked says so, and is checked', async () => {
    await page.goto(`/provider/tenant/${first.id}`)
    const known = page.getByRole('region', { name: 'Name, Ort und Schulnummer' })
    await expect(known.getByText(/^Diese Schule hat noch niemand geprüft/)).toBeVisible()
    await known.getByRole('button', { name: 'Schule prüfen' }).click()
    const sheet = page.getByRole('dialog', { name: 'Schule prüfen' })
    await expectDiscardQuestion(page, sheet, sheet.getByLabel('Ort', { exact: true }), 'Seestadt')
    await known.getByRole('button', { name: 'Schule prüfen' }).click()
    await sheet.getByRole('button', { name: 'Als geprüft speichern' }).click()
    await expect(sheet.getByText('Nennen Sie den Ort.')).toBeVisible()
    await sheet.getByLabel('Ort', { exact: true }).fill('Seestadt')
    await sheet.getByLabel('Amtliche Schulnummer').fill(number)
    await sheet.getByRole('button', { name: 'Als geprüft speichern' }).click()
    await expect(known.getByText('Seestadt')).toBeVisible()
    await expect(known.getByText(/^Diese Schule hat noch niemand geprüft/)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Was der Anbieter hier getan hat' })).toContainText('Schule geprüft')
  })

  await test.step('the list of schools finds those that are checked, and those that are not', async () => {
    await chooseSchools('geprüft')
    await expect(schools.row(name)).toBeVisible()
    await chooseSchools(/^noch nicht geprüft \(\d+\)$/)
    await expect(page.getByText('Keine Schule passt zur Suche')).toBeVisible()
  })

  await test.step('a name that looks like it is pointed out where a school is made, and where it is checked', async () => {
    // The first two letters are Cyrillic.
    const like = `Ѕееschule ${mark}`
    await page.goto('/provider/tenant')
    await page.getByRole('button', { name: 'Schule anlegen' }).click()
    const making = page.getByRole('dialog', { name: 'Schule anlegen' })
    await making.getByLabel('Name der Schule').fill(like)
    await expect(making.getByText(`„${name}“, Seestadt, Schulnummer ${number}`)).toBeVisible()
    const second = await api.call(providerTenantRoutes.createTenant, { body: { name: like, ...region } })
    await page.goto(`/provider/tenant/${second.id}`)
    const known = page.getByRole('region', { name: 'Name, Ort und Schulnummer' })
    await expect(known.getByRole('link', { name: `„${name}“, Seestadt` })).toBeVisible()
    await known.getByRole('button', { name: 'Schule prüfen' }).click()
    const sheet = page.getByRole('dialog', { name: 'Schule prüfen' })
    await sheet.getByLabel('Ort', { exact: true }).fill('Anderswo')
    await sheet.getByLabel('Amtliche Schulnummer').fill(number)
    await sheet.getByRole('button', { name: 'Als geprüft speichern' }).click()
    await expect(sheet.getByText(`Mit dieser Nummer ist schon „${name}“ bestätigt.`).first()).toBeVisible()
    await sheet.getByLabel('Amtliche Schulnummer').fill(`${number}x`)
    await sheet.getByRole('button', { name: 'Als geprüft speichern' }).click()
    const seen = sheet.getByRole('checkbox', { name: /^Ich habe Ort und Nummer dieser Schulen verglichen/ })
    await expect(seen).toHaveAttribute('aria-invalid', 'true')
    await seen.check()
    await sheet.getByRole('button', { name: 'Als geprüft speichern' }).click()
    await expect(known.getByText('Anderswo')).toBeVisible()
    await api.call(providerTenantRoutes.deleteTenant, { params: { tenantId: second.id } })
  })

  await test.step('a school that is renamed has to be checked again, and the check can be withdrawn', async () => {
    await page.goto(`/provider/tenant?search=${encodeURIComponent(mark)}`)
    await schools
      .row(name)
      .getByRole('button', { name: `Aktionen für ${name}` })
      .click()
    await page.getByRole('menuitem', { name: 'Bearbeiten …' }).click()
    const editing = page.getByRole('dialog', { name: 'Schule bearbeiten' })
    await editing.getByLabel('Name der Schule').fill(`Neue ${name}`)
    await editing.getByRole('button', { name: 'Speichern' }).click()
    await page.getByRole('link', { name: `Neue ${name}` }).click()
    await expect(new FramePage(page).heading(`Neue ${name}`)).toBeVisible()
    const known = page.getByRole('region', { name: 'Name, Ort und Schulnummer' })
    await expect(known.getByText(`Die Schule nennt sich jetzt „Neue ${name}“.`)).toBeVisible()
    await known.getByRole('button', { name: 'Prüfung zurückziehen …' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Prüfung zurückziehen' }).click()
    await expect(known.getByText(/^Diese Schule hat noch niemand geprüft/)).toBeVisible()
    await chooseSchools('geprüft')
    await expect(schools.names()).toHaveCount(0)
    await chooseSchools(/^noch nicht geprüft \(\d+\)$/)
    await expect(schools.row(name)).toBeVisible()
    await api.call(providerTenantRoutes.deleteTenant, { params: { tenantId: first.id } })
  })
})
