import { providerTenantRoutes } from '@lernspur/contracts/provider/provider-tenant.contract'
import { expectAccessible, narrow } from '../../fixture/accessibility'
import { mailedText } from '../../fixture/mailbox'
import { expect, test } from '../../fixture/test'
import { IdentityDialog } from '../../page/identity-dialog.page'
import { personOf } from '../../person'

test.use({ person: 'provider' })

test('schools are created from a list, their owners are mailed, and what cannot be read is said at its line', async ({
  page,
  request,
  sessionOf,
}) => {
  const mark = crypto.randomUUID().slice(0, 8)
  const email = `leitung@${mark}.example`
  await page.goto('/provider/tenant')
  await page.getByRole('button', { name: 'Aus einer Liste …' }).click()
  const sheet = page.getByRole('dialog', { name: 'Schulen aus einer Liste' })
  await sheet
    .getByLabel('Liste', { exact: true })
    .fill(
      [
        'Schule;Land;Schulart;E-Mail;Vorname;Nachname',
        `Seeschule ${mark};Hessen;Grundschule;${email};Nele;Neu`,
        `Waldschule ${mark};Hessen;;;;`,
        `Bergschule ${mark};Preußen;;;;`,
        `Seeschule ${mark};Hessen;;;;`,
      ].join('\n'),
    )
  const lines = sheet.getByRole('table', { name: 'Schulen der Liste' })
  const line = (name: string) => lines.getByRole('row').filter({ hasText: `${name} ${mark}` })
  await expect(line('Bergschule')).toContainText('Dieses Land gibt es nicht: Preußen')
  await expect(line('Seeschule').filter({ hasText: 'weiter oben' })).toHaveCount(1)
  await expectAccessible(page, 'schools from a list', { themes: ['light', 'dark'], size: narrow })
  await sheet.getByRole('button', { name: '2 Schulen anlegen' }).click()
  const created = sheet.getByText('2 Schulen sind angelegt.')
  await new IdentityDialog(page).giveIfRequested(personOf('provider').password, created)
  await expect(created).toBeVisible()
  await expect(line('Waldschule')).toContainText('angelegt')
  await mailedText(request, email, `Seeschule ${mark}`)

  // What exists is left alone, when the same list comes again.
  await page.reload()
  await page.getByRole('button', { name: 'Aus einer Liste …' }).click()
  await sheet.getByLabel('Liste', { exact: true }).fill(`Waldschule ${mark};Hessen\nNeue Schule ${mark};Hessen`)
  await expect(line('Waldschule')).toContainText('gibt es schon')
  await sheet.getByRole('button', { name: '1 Schule anlegen' }).click()
  await expect(sheet.getByText('1 Schule ist angelegt.')).toBeVisible()
  const { api } = await sessionOf('provider')
  const filter = [{ field: 'name' as const, type: 'contains' as const, value: mark }]
  expect((await api.call(providerTenantRoutes.listTenants, { list: { filter } })).count).toBe(3)
})

test('a file is read as well, and one that is no table says so', async ({ page }) => {
  const mark = crypto.randomUUID().slice(0, 8)
  await page.goto('/provider/tenant')
  await page.getByRole('button', { name: 'Aus einer Liste …' }).click()
  const sheet = page.getByRole('dialog', { name: 'Schulen aus einer Liste' })
  const choose = async (name: string, content: string) => {
    const chooser = page.waitForEvent('filechooser')
    await sheet.getByRole('button', { name: 'Datei wählen' }).click()
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  }
  await choose('schulen.pdf', '%PDF-1.7')
  await expect(sheet.getByText('Das ist keine Tabelle.')).toBeVisible()
  await choose('schulen.csv', `Schule,Kanton\nBergschule ${mark},Zürich\n`)
  await expect(sheet.getByText('schulen.csv')).toBeVisible()
  await expect(sheet.getByRole('row').filter({ hasText: `Bergschule ${mark}` })).toContainText('Zürich')
})
