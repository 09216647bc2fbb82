import { authRoutes } from '@lernspur/contracts/auth.contract'
import { signIn } from '../../fixture/session'
import { expect, test } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { personOf } from '../../person'

test.describe('a visitor', () => {
  test.use({ person: null })

  test('with a wrong password reads why, and keeps what was typed', async ({ page }) => {
    const login = new LoginPage(page)
    const { address, password } = personOf('owner')
    await login.open()
    await login.signIn({ address, password: `${password}-falsch` })
    await expect(login.message('E-Mail-Adresse oder Passwort stimmt nicht.')).toBeVisible()
    await expect(login.address).toHaveValue(address)
    await login.signIn({ address, password })
    await expect(new FramePage(page).account).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('is told what is missing before anything is sent', async ({ page }) => {
    const login = new LoginPage(page)
    await login.open()
    await login.submit.click()
    await expect(login.message('Bitte geben Sie Ihre E-Mail-Adresse ein.')).toBeVisible()
    await expect(login.address).toBeFocused()
  })

  test('on a deep link signs in first and arrives there', async ({ page, class3a }) => {
    const login = new LoginPage(page)
    await page.goto(`/class/${class3a.id}/skills?period=all`)
    await expect(login.heading).toBeVisible()
    await expect(page).toHaveURL(/\/auth\/login/)
    await login.signIn(personOf('teacher'))
    await expect(new FramePage(page).heading('Kompetenzen')).toBeVisible()
    await expect(page).toHaveURL(`/class/${class3a.id}/skills?period=all`)
  })

  test('signs out again and finds every way barred', async ({ page }) => {
    const login = new LoginPage(page)
    const frame = new FramePage(page)
    await login.open()
    await login.signIn(personOf('teacher'))
    await frame.choose('Abmelden')
    await expect(login.message('Sie sind abgemeldet.')).toBeVisible()
    await page.goto('/classes')
    await expect(login.heading).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  })
})

test.describe('a teacher who is signed in', () => {
  test('reads that an unknown address leads nowhere', async ({ page }) => {
    await page.goto('/nirgends')
    await expect(page.getByText('Hier ist nichts zu finden')).toBeVisible()
    await page.getByRole('link', { name: 'Zur Startseite' }).click()
    await expect(page).toHaveURL('/')
  })
})

test.describe('a session that was ended elsewhere', () => {
  test.use({ person: null })

  test('leads to the sign-in page at the next click, and back after signing in', async ({
    page,
    playwright,
    baseURL,
  }) => {
    const login = new LoginPage(page)
    const frame = new FramePage(page)
    const { state, api } = await signIn(playwright.request, String(baseURL), 'teacher')
    await page.context().addCookies(state.cookies)
    await page.addInitScript((entries) => {
      if (sessionStorage.getItem('begun')) return
      sessionStorage.setItem('begun', 'yes')
      for (const { name, value } of entries) localStorage.setItem(name, value)
    }, state.origins[0]?.localStorage ?? [])
    await page.goto('/')
    await expect(frame.heading(/^Guten /)).toBeVisible()
    // What the start page still reads would find out before the click does.
    await page.waitForLoadState('networkidle')
    await api.call(authRoutes.logout)
    await frame.follow('Kompetenzen')
    await expect(login.message(/^Ihre Sitzung ist abgelaufen\./)).toBeVisible()
    await login.signIn(personOf('teacher'))
    await expect(frame.heading('Kompetenzen')).toBeVisible()
  })
})
