import { reportRoutes } from '@lernspur/contracts/teacher/report.contract'
import { tenantRoutes } from '@lernspur/contracts/tenant.contract'
import type { Page } from '@playwright/test'
import { expectAccessible, narrow, resize, wide } from '../../../fixture/accessibility'
import { expectAccessibleStep } from '../../../fixture/accessible-step'
import { expect, test } from '../../../fixture/founder'
import { newClass } from '../../../fixture/new-class'
import { textOfPdf } from '../../../fixture/pdf'
import { FramePage } from '../../../page/frame.page'
import { WizardPage } from '../../../page/wizard.page'

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

/** A wide picture with an empty border, drawn by the browser. */
const drawLogo = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 300 })
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = '#a03020'
    context?.fillRect(150, 100, 300, 100)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

test('a logo is refused, cut, printed on reports, and removed with a way back', async ({ page, founder }) => {
  const main = page.getByRole('main')
  const frame = new FramePage(page)
  const school = () => founder.api.call(tenantRoutes.getCurrentTenant)
  const { id: schoolClassId } = await newClass(founder.api)
  await page.goto(`/school/${founder.whoAmI.currentTenantId}/settings`)
  const file = main.getByLabel('Logo auswählen')
  await file.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(main.getByRole('alert')).toContainText('SVG')
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo(page) })
  const dialog = page.getByRole('dialog', { name: 'Logo zuschneiden' })
  await expectAccessible(page, 'logo being cut', { themes: ['light', 'dark'], size: narrow })
  await resize(page, wide)
  await dialog.getByRole('button', { name: 'Logo übernehmen' }).click()
  await frame.expectNotified('Das Logo steht auf neuen Berichten.')
  const visible = main.getByRole('img', { name: /^Logo:/ })
  // The empty border is gone: what is left is three times as wide as high.
  await expect
    .poll(() => visible.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight))
    .toBeCloseTo(3, 1)
  await main.getByRole('checkbox', { name: 'Erziehungsberechtigte' }).click()
  await expect.poll(async () => (await school()).reportLayout?.signers).toEqual(['classTeacher', 'headOfSchool'])

  const { rows } = await founder.api.call(reportRoutes.createReports, {
    params: { schoolClassId },
    body: { name: 'Zeugnis', calculationMethod: 'allEntries' },
  })
  const pdf = await page.request.get(`/api/reports/${rows[0]?.id}/pdf`)
  const text = await textOfPdf(await pdf.body())
  expect(text).toContain('Schulleitung')
  expect(text).not.toContain('Erziehungsberechtigte')

  await main.getByRole('button', { name: 'Logo entfernen' }).click()
  await frame.expectNotified('Das Logo ist entfernt.')
  await expect(visible).toHaveCount(0)
  await page.getByRole('button', { name: 'Rückgängig' }).first().click()
  await expect(visible).toBeVisible()
})
