import { expect, test } from '../../fixture/account'
import { mailedLink } from '../../fixture/mailbox'
import { PlainPage } from '../../page/plain.page'

test.use({ person: null })

test('a new user with an enabled address registers, sets a password and arrives at the onboarding', async ({
  page,
  newcomer,
}) => {
  const plain = new PlainPage(page)
  await page.goto('/auth/login')
  await plain.follow('Registrieren')
  await plain.press('Konto anlegen')
  await expect(plain.message('Bitte geben Sie Ihren Vornamen ein.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Vorname' })).toBeFocused()
  await expect(plain.message(/^Bitte stimmen Sie zu/)).toBeVisible()
  await plain.register(newcomer)
  await expect(plain.heading('Sehen Sie in Ihr Postfach')).toBeFocused()

  const link = await mailedLink(page.request, newcomer.address, '/auth/finish-registration')
  await page.goto(link)
  await expect(plain.heading('Willkommen bei Lernspur')).toBeVisible()
  await expect(plain.address).toHaveValue(newcomer.address)
  await plain.newPassword.fill('kurz')
  await plain.repeated.fill('anders')
  await plain.press('Konto fertigstellen')
  await expect(plain.message('Das Passwort braucht mindestens 6 Zeichen.')).toBeVisible()
  await expect(plain.message('Die beiden Passwörter sind verschieden.')).toBeVisible()
  await expect(plain.newPassword).toBeFocused()
  await plain.choosePassword(newcomer.password, 'Konto fertigstellen')
  await expect(page).toHaveURL(/\/onboarding\//)

  // Going back or opening the link again while signed in redirects to the onboarding.
  await page.goto(link)
  await expect(page).toHaveURL(/\/onboarding\//)
  const keys = await page.evaluate(() => Object.keys(localStorage).sort())
  expect(keys).toEqual(['lernspur-csrf-token', 'lernspur-who-am-i'])
})

test('an address that is not enabled shows an error, and the input is kept', async ({ page }) => {
  const plain = new PlainPage(page)
  const address = `${crypto.randomUUID()}@fremd.example`
  await page.goto('/auth/register')
  await plain.register({ address, firstName: 'Nele', lastName: 'Neumann' })
  await expect(plain.message(/^Diese E-Mail-Adresse ist nicht freigeschaltet\./)).toBeVisible()
  // The contact is the operator of the legal notice.
  await expect(page.getByRole('main').getByRole('link', { name: 'hallo@lernspur.example' })).toBeVisible()
  await expect(plain.address).toHaveValue(address)
  await expect(plain.consent).toBeChecked()
})

test('a link that was used leads to a new one, and a failing network discardsInput nothing', async ({
  page,
  account,
}) => {
  const plain = new PlainPage(page)
  const link = await mailedLink(page.request, account.address, '/auth/finish-registration')
  await page.goto(link)
  await expect(plain.heading('Dieser Link gilt nicht mehr')).toBeVisible()
  await plain.follow('Neu registrieren')
  await page.route('**/api/auth/register', (route) => route.abort())
  await plain.register(account)
  await expect(plain.message('Keine Verbindung. Bitte prüfen Sie Ihr Netz.')).toBeVisible()
  await expect(plain.address).toHaveValue(account.address)
  await page.unroute('**/api/auth/register')
  // Registering does not reveal whether there is an account.
  await plain.press('Konto anlegen')
  await expect(plain.message(/^(An .* ist eine E‑Mail unterwegs|Eine ähnliche E-Mail)/)).toBeVisible()
})
