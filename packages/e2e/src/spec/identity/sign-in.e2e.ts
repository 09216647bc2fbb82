import { expectNothingStored } from '../../fixture/sign-in/stored-data'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { personOf } from '../../person'

test.describe('a visitor', () => {
  test.use({ person: null })

  test('shows the reason for a wrong password, and keeps the input', async ({ page, context }) => {
    const login = new LoginPage(page)
    const { address, password } = personOf('owner')
    await login.open()
    await login.signIn({ address, password: `${password}-falsch` })
    await expect(login.message('E-Mail-Adresse oder Passwort stimmt nicht.')).toBeVisible()
    await expect(login.address).toHaveValue(address)
    const shared = page.getByRole('checkbox', { name: 'Dieses Gerät benutzen auch andere' })
    await shared.click()
    await expect(shared).toBeChecked()
    await login.signIn({ address, password })
    await expect(new FramePage(page).account).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await context.cookies()).toContainEqual(
      expect.objectContaining({ name: 'lernspur-shared-device', value: '1' }),
    )
  })

  test('after too many attempts shows how long to wait, and when the wait is over', async ({ page }) => {
    const login = new LoginPage(page)
    const { address, password } = personOf('owner')
    const json = { success: false, error: 'TOO_MANY_REQUESTS', message: '' }
    const calls = '**/api/auth/local/login'
    await page.clock.install()
    await login.open()
    await page.route(calls, (route) => route.fulfill({ status: 429, headers: { 'retry-after': '210' }, json }))
    await login.signIn({ address, password })
    await expect(login.message('Versuchen Sie es in 4 Minuten wieder.')).toBeVisible()
    await page.clock.fastForward(185_000)
    await expect(login.message('Versuchen Sie es in 30 Sekunden wieder.')).toBeVisible()
    await page.clock.fastForward(25_000)
    await expect(login.message('Sie können es jetzt wieder versuchen.')).toBeVisible()
    await page.unroute(calls)
    await login.submit.click()
    await expect(new FramePage(page).account).toBeVisible()
  })

  test('shows missing fields before anything is sent', async ({ page }) => {
    const login = new LoginPage(page)
    await login.open()
    await login.submit.click()
    await expect(login.message('Bitte geben Sie eine E‑Mail-Adresse ein.')).toBeVisible()
    await expect(login.address).toBeFocused()
  })

  test('after signing out every page is barred, going back as well', async ({ page, class3a }) => {
    const login = new LoginPage(page)
    const frame = new FramePage(page)
    await page.goto(`/auth/login?back=/class/${class3a.id}/student`)
    await login.signIn(personOf('teacher'))
    await expect(page.getByText('Amira').first()).toBeVisible()
    await frame.choose('Abmelden')
    await expect(login.message('Sie sind abgemeldet.')).toBeVisible()
    await expectNothingStored(page)
    for (const way of [() => page.goBack(), () => page.goto('/classes')]) {
      await way()
      await expect(login.heading).toBeVisible()
      await expect(page.getByText('Amira')).toHaveCount(0)
    }
    expect((await page.request.get('/api/classes')).status()).toBe(401)
  })
})

test.describe('a teacher who is signed in', () => {
  test('shows that an unknown address does not exist', async ({ page }) => {
    await page.goto('/nirgends')
    await expect(page.getByText('Hier ist nichts zu finden')).toBeVisible()
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL('/')
  })
})
