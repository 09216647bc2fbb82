import { passwordRoutes } from '@lernspur/contracts/identity/password.contract'
import { registrationRoutes } from '@lernspur/contracts/identity/registration.contract'
import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import { expect, test } from '../../fixture/account'
import { mailedLink } from '../../fixture/mailbox'
import { signInWith, visit } from '../../fixture/session'
import { PlainPage } from '../../page/plain.page'

test.use({ person: null })

test('who was never asked agrees at the sign-in, once, and finds it in the account', async ({
  page,
  input,
  newcomer,
  playwright,
  baseURL,
}) => {
  const origin = new URL(String(baseURL)).origin
  const { address: email, password, firstName, lastName } = newcomer
  const { request, api } = await visit(playwright.request, origin)
  await api.call(registrationRoutes.register, { body: { email, firstName, lastName } })
  const link = await mailedLink(request, email, '/auth/finish-registration')
  const code = new URL(link, origin).searchParams.get('code')
  await api.call(passwordRoutes.setNewPassword, { body: { email, code, password } })
  await request.dispose()
  const started = await signInWith(playwright.request, origin, newcomer)
  await started.api.call(userRoutes.updateMe, { body: { isSetupCompleted: true } })
  await started.close()

  const plain = new PlainPage(page, input)
  const signIn = async () => {
    await page.goto('/auth/login?back=%2Fprofile')
    await input.write(plain.address, email)
    await input.write(page.getByLabel('Passwort', { exact: true }), password)
    await plain.press('Anmelden')
  }
  await signIn()
  await expect(plain.heading('Ihre Zustimmung')).toBeVisible()
  await page.goto('/')
  await expect(plain.heading('Ihre Zustimmung')).toBeVisible()
  // A user who was stored before there was something to agree to is asked as soon as the page has read them again.
  await page.evaluate(() => {
    const key = 'lernspur-who-am-i'
    const whoAmI = JSON.parse(String(localStorage.getItem(key)))
    localStorage.setItem(key, JSON.stringify({ ...whoAmI, openConsents: [] }))
  })
  await page.goto('/profile')
  await expect(plain.heading('Ihre Zustimmung')).toBeVisible()
  await page.goto('/legal/terms')
  await expect(page.getByRole('heading', { level: 1, name: 'Nutzungsbedingungen' })).toBeVisible()
  // What was agreed to in another tab is not asked for once more.
  const other = await page.context().newPage()
  await other.goto('/profile')
  await expect(other.getByRole('heading', { name: 'Ihre Zustimmung' })).toBeVisible()
  await page.goto('/profile')
  await plain.press('Zustimmen und weiter')
  await expect(page).toHaveURL('/profile')
  await other.goto('/consent?back=%2Fprofile')
  await expect(other).toHaveURL('/profile')
  await other.close()
  const consents = page.getByRole('region', { name: 'Zustimmungen' })
  await expect(consents.getByRole('listitem')).toHaveCount(2)
  await expect(consents.getByText(/^Fassung vom \d\d\.11\.2026, angenommen am .* auf Deutsch$/)).toHaveCount(2)
  await page.reload()
  await expect(consents).toBeVisible()
})

test('the privacy notice says how long everything is kept', async ({ page }) => {
  await page.goto('/legal/privacy')
  const list = page.getByRole('main').getByRole('term')
  await expect(list.filter({ hasText: 'Sicherungskopien' })).toBeVisible()
  for (const span of ['30 Tage', '730 Tage', '12 Stunden']) {
    await expect(page.getByRole('definition').filter({ hasText: span }).first()).toBeVisible()
  }
})
