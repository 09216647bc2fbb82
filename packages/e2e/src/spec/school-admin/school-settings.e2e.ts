import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import { narrow } from '../../fixture/accessibility'
import { expectAccessibleStep } from '../../fixture/accessible-step'
import { expect, test } from '../../fixture/founder'
import { newClass } from '../../fixture/new-class'
import { WizardPage } from '../../page/wizard.page'

test('the settings of a school tell what is open, lead to it, and keep its data', async ({ page, founder, mark }) => {
  const main = page.getByRole('main')
  const status = page.getByRole('banner').getByRole('status').first()
  const school = () => founder.api.call(tenantRoutes.getCurrentTenant)
  await newClass(founder.api)
  const { id } = await school()
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: 'Schule', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Einstellungen der Schule' })).toBeVisible()

  const open = main.getByRole('region', { name: 'Was noch offen ist' })
  await expect(open.getByText('1 Klasse hat kein Team')).toBeVisible()
  await expect(open.getByText(/^Noch offen: Kollegium, /)).toBeVisible()
  await open.getByRole('link', { name: 'Team einladen: 4a' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible()
  await page.goBack()

  const slogan = main.getByLabel(/^Motto/)
  await slogan.fill('Gemeinsam wachsen')
  await expect(status).toHaveText(/^Gespeichert/)
  await page.reload()
  await expect(slogan).toHaveValue('Gemeinsam wachsen')

  await founder.api.call(tenantRoutes.updateCurrentTenant, { body: { name: `Andere ${mark}` } })
  await main.getByLabel('Name der Schule').fill(`Neue ${mark}`)
  await expect(page.getByRole('alert')).toContainText(`Andere ${mark}`)
  expect((await school()).name).toBe(`Andere ${mark}`)
  await page.getByRole('alert').getByRole('button', { name: 'Meine Fassung behalten' }).click()
  await expect(status).toHaveText(/^Gespeichert/)
  expect(await school()).toMatchObject({ name: `Neue ${mark}`, slogan: 'Gemeinsam wachsen' })

  await expectAccessibleStep(page, narrow)
  await main.getByRole('link', { name: 'Aufbewahrung' }).click()
  await expect(page).toHaveURL(`/school/${id}/settings/retention`)

  // A finished set-up stays reachable.
  await founder.api.call(tenantRoutes.finalizeWizard)
  await page.goto(`/school/${id}/settings`)
  await open.getByRole('link', { name: 'Einrichtung der Schule' }).click()
  await expect(new WizardPage(page).heading('Wer arbeitet noch an Ihrer Schule?')).toBeVisible()
})
