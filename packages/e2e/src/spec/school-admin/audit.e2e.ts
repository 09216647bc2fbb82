import { schoolClassRoutes } from '@lernspur/contracts/school-admin/school-class.contract'
import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import { expect, test } from '../../fixture/founder'

test('an owner sees who changed what from what to what, finds it by kind and day, and downloads it', async ({
  page,
  founder,
}) => {
  const { api, whoAmI } = founder
  const { id } = await api.call(schoolClassRoutes.createSchoolClass, { body: { name: '2x', schoolLevel: 2 } })
  await api.call(schoolClassRoutes.updateSchoolClass, { params: { id }, body: { name: '2y' } })
  await api.call(tenantRoutes.updateCurrentTenant, { body: { slogan: 'Gemeinsam wachsen' } })
  await page.goto(`/school/${whoAmI.userRoles[0]?.tenantId}/settings/audit`)
  await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible()

  const table = page.getByRole('table', { name: 'Protokoll' })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  await expect(row('Name: 2x → 2y')).toContainText('Klasse: 2y')
  await expect(row('Motto: leer → Gemeinsam wachsen')).toContainText(`${whoAmI.firstName} ${whoAmI.lastName}`)

  await page.getByRole('combobox', { name: 'Was' }).click()
  await page.getByRole('option', { name: 'Klasse', exact: true }).click()
  await expect(row('Motto')).toHaveCount(0)
  await expect(row('angelegt')).toHaveCount(1)
  await page.reload()
  await expect(row('Name: 2x → 2y')).toHaveCount(1)
  await expect(row('Motto')).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als Excel-Datei herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe('Protokoll.xlsx')

  await page.getByLabel('Bis').fill('2001-01-01')
  await expect(page.getByText('Nichts gefunden')).toBeVisible()
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
  await expect(row('Motto')).toHaveCount(1)
})
