import { mailedLink } from '../../fixture/mailbox'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { IdentityDialog } from '../../page/identity-dialog.page'
import { PlainPage } from '../../page/plain.page'
import { TablePage } from '../../page/table.page'
import { WizardPage } from '../../page/wizard.page'
import { personOf } from '../../person'

test.use({ person: 'provider' })

test('the provider makes a school with its owner, who comes from the mail into the school', async ({
  page,
  browser,
  baseURL,
  mark,
}) => {
  const name = `Schule ${mark}`
  const address = `${mark.replace(/\W/g, '').toLowerCase()}@probe.example`
  await page.goto('/provider/tenant')
  await page.getByRole('button', { name: 'Schule anlegen' }).click()
  const sheet = page.getByRole('dialog', { name: 'Schule anlegen' })
  await sheet.getByRole('button', { name: 'Anlegen und einladen' }).click()
  await expect(sheet.getByText('Wie heißt die Schule?')).toBeVisible()
  await expect(sheet.getByText('Wählen Sie das Land.')).toBeVisible()
  await sheet.getByLabel('Name der Schule').fill(name)
  await sheet.getByLabel('Land', { exact: true }).click()
  await page.getByRole('combobox', { name: 'Land suchen' }).fill('Brem')
  await page.keyboard.press('Enter')
  await sheet.getByLabel('E-Mail-Adresse').fill(address)
  await sheet.getByLabel('Vorname').fill('Ines')
  await sheet.getByLabel('Nachname').fill('Inhaber')
  await sheet.getByRole('button', { name: 'Anlegen und einladen' }).click()
  const heading = new FramePage(page).heading(name)
  await new IdentityDialog(page).giveIfRequested(personOf('provider').password, heading)

  await expect(heading).toBeVisible()
  const person = page.getByRole('row').filter({ hasText: address })
  await expect(person).toContainText(/E-Mail (unterwegs|zugestellt)/)
  await expect(page.getByRole('region', { name: 'Was der Anbieter hier getan hat' })).toContainText(
    `${address} hinzugefügt`,
  )
  // The address was just mailed, so the button for sending again says how long to wait.
  await person.getByRole('button', { name: /erneut senden$/ }).click()
  await expect(person.getByRole('button', { name: /^Wieder in/ })).toBeDisabled()

  const context = await browser.newContext({ locale: 'de-DE', storageState: { cookies: [], origins: [] } })
  const owner = await context.newPage()
  await owner.goto(new URL(await mailedLink(page.request, address, '/auth/finish-registration'), String(baseURL)).href)
  await new PlainPage(owner).choosePassword('Erstes Wort 1', 'Konto fertigstellen')
  await owner.getByRole('button', { name: 'Zustimmen und weiter' }).click()
  await expect(owner.getByText(/hat Sie eingeladen/)).toBeVisible()
  await expect(new WizardPage(owner).field('Vorname')).toHaveValue('Ines')
  await owner.getByRole('button', { name: 'Beitreten' }).click()
  await expect
    // The page moves on meanwhile.
    .poll(() => owner.evaluate(() => localStorage.getItem('lernspur-who-am-i') ?? '').catch(() => ''))
    .toContain('"roleType":"admin","status":"active"')
  await context.close()

  const schools = new TablePage(page, 'Schulen')
  await page.goto(`/provider/tenant?search=${encodeURIComponent(name)}`)
  await expect(schools.row(name)).toContainText('in Einrichtung')
  await expect(schools.row(name)).not.toContainText('Eingeladen')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('row').filter({ hasText: address })).toContainText('aktiv')
  await expect(page.getByText('muss die Schule erst bestätigen')).toBeVisible()
})
