import { expectAccessible, narrow, wide } from '../../fixture/accessibility'
import { postUndelivered } from '../../fixture/instance/undelivered-mail'
import { mailedText } from '../../fixture/mailbox'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'

test.use({ person: 'provider' })

test('a mail that was refused is found with the words of the mail server, sent after all, and arrives', async ({
  page,
  request,
}) => {
  const refused = `${crypto.randomUUID()}@schule.example`
  await postUndelivered(refused, { status: 'failed', reply: '550 5.7.1 Absender nicht erlaubt' })
  await page.goto('/')
  await new FramePage(page).follow('E-Mails')
  await page.getByRole('searchbox', { name: 'Adresse suchen' }).fill(refused)
  const table = page.getByRole('table', { name: 'E-Mails', exact: true })
  const row = table.getByRole('row').filter({ hasText: refused })
  await expect(row).toContainText('550 5.7.1 Absender nicht erlaubt')
  await expect(row).toContainText('Schule bleibt bestehen')
  await expectAccessible(page, 'mails that did not arrive', { themes: ['light', 'dark'], size: wide })
  await expectAccessible(page, 'mails that did not arrive', { themes: ['light'], size: narrow })
  await table.getByRole('checkbox', { name: `E-Mail an ${refused} auswählen` }).click()
  await page.getByRole('button', { name: 'Jetzt senden' }).click()
  await expect(page.getByText('1 E‑Mail wird gleich gesendet.').first()).toBeVisible()
  await mailedText(request, refused, 'Seeschule')
  await page.reload()
  await page.getByRole('searchbox', { name: 'Adresse suchen' }).fill(refused)
  await expect(page.getByText('Keine E‑Mail passt dazu.')).toBeVisible()
})

test('a mail that waits is not sent when the provider says so, and who did it stands in the audit', async ({
  page,
}) => {
  const waiting = `${crypto.randomUUID()}@schule.example`
  await postUndelivered(waiting, { status: 'waiting', reply: null })
  await page.goto('/provider/mails')
  await page.getByRole('searchbox', { name: 'Adresse suchen' }).fill(waiting)
  const table = page.getByRole('table', { name: 'E-Mails', exact: true })
  const row = table.getByRole('row').filter({ hasText: waiting })
  await expect(row).toContainText('nächster Versuch')
  await table.getByRole('checkbox', { name: `E-Mail an ${waiting} auswählen` }).click()
  await page.getByRole('button', { name: 'Nicht senden' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 E‑Mail nicht senden?')
  await question.getByRole('button', { name: 'Nicht senden' }).click()
  await expect(row).toContainText('nicht gesendet')
  await page.goto('/provider/acts?noun=mail')
  const audit = page.getByRole('table', { name: 'Protokoll' }).getByRole('row')
  await expect(audit.filter({ hasText: 'E-Mail: nicht gesendet' }).first()).toBeVisible()
})

test.describe('in English', () => {
  test.use({ language: 'en' })

  test('the page says how sending goes, on a phone as well', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/provider/mails')
    await expect(page.getByText('Accepted in 24 hours')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('when nothing answers, the page says so once, and one retry loads all of it', async ({ page }) => {
  const reads = /\/api\/provider\/mail/
  await page.route(reads, (route) => route.abort())
  await page.goto('/provider/mails')
  const cards = page.getByRole('main').getByRole('alert')
  await expect(cards).toContainText('Keine Verbindung. Bitte prüfen Sie Ihr Netz.')
  const table = page.getByRole('searchbox', { name: 'Adresse suchen' })
  await expect(page.getByRole('main').getByText('Das konnte nicht geladen werden')).toHaveCount(2)
  await expect(cards).toHaveCount(1)
  await expectAccessible(page, 'mails without an answer', { themes: ['light', 'dark'], size: wide })
  await expectAccessible(page, 'mails without an answer', { themes: ['light'], size: narrow })
  await page.unroute(reads)
  await cards.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page.getByRole('main').getByText('Das konnte nicht geladen werden')).toHaveCount(0)
  await expect(page.getByText('in 24 Stunden').first()).toBeVisible()
  await expect(table).toBeVisible()
})
