import { readFile } from 'node:fs/promises'
import { notificationRoutes } from '@lernspur/contracts/notification.contract'
import { expect, test } from '../fixture/account'
import { mailedLink } from '../fixture/mailbox'
import { signInWith } from '../fixture/session'
import { totp } from '../fixture/sign-in/totp'
import { FramePage } from '../page/frame.page'
import { LoginPage } from '../page/login.page'
import { ProfilePage } from '../page/profile.page'
import { personOf } from '../person'

test.use({ person: null })

test.describe('an account', () => {
  test.beforeEach(async ({ page, account }) => {
    const login = new LoginPage(page)
    await page.goto('/auth/login?back=%2Fprofile')
    await login.signIn(account)
    await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible()
  })

  test('has a name and a language of its own, on every device', async ({ page, account, browser, baseURL }) => {
    const profile = new ProfilePage(page)
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Nélé')
    await profile.press('Namen speichern')
    await expect(new FramePage(page).account).toHaveAccessibleName('Konto von Nélé Neumann')
    await profile.part('Sprache und Darstellung').getByRole('radio', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    const elsewhere = await browser.newContext({ baseURL: String(baseURL), storageState: { cookies: [], origins: [] } })
    const other = await elsewhere.newPage()
    const login = new LoginPage(other)
    await login.open()
    await login.signIn(account)
    await expect(other.getByRole('button', { name: 'Account of Nélé Neumann' })).toBeVisible()
    await elsewhere.close()
  })

  test('asks for the password before another address is written to', async ({ page, account }) => {
    const profile = new ProfilePage(page)
    const email = `neu-${account.address}`
    await profile.press('Adresse ändern')
    await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill(email)
    await profile.currentPassword.fill('falsch')
    await profile.press('Link senden')
    await expect(profile.part('E-Mail-Adresse').getByText('Das Passwort stimmt nicht.')).toBeVisible()
    await profile.currentPassword.fill(account.password)
    await profile.press('Link senden')
    await expect(page.getByText(`Der Link ist unterwegs an ${email}.`)).toBeVisible()
    await mailedLink(page.request, email, '/auth/email-change')
  })

  test('takes another password, and signs out all other devices', async ({ page, account }) => {
    const profile = new ProfilePage(page)
    await expect(profile.part('Angemeldete Geräte').getByText('Dieses Gerät')).toBeVisible()
    await profile.press('Passwort ändern')
    await profile.currentPassword.fill(account.password)
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Ein ganzer neuer Satz')
    await page.getByLabel('Neues Passwort wiederholen').fill('Ein anderer')
    await profile.press('Passwort speichern')
    await expect(page.getByText('Die beiden neuen Passwörter stimmen nicht überein.')).toBeVisible()
    await page.getByLabel('Neues Passwort wiederholen').fill('Ein ganzer neuer Satz')
    await profile.press('Passwort speichern')
    await expect(new FramePage(page).toasts).toContainText('Ihr Passwort ist geändert.')
    await expect(account.session.api.call(notificationRoutes.listNotifications)).rejects.toThrow('401')
  })

  test('signs out elsewhere without another password', async ({ page, account }) => {
    const profile = new ProfilePage(page)
    await profile.press(/andere[s]? Geräte? abmelden$/)
    await expect(new FramePage(page).toasts).toContainText('Alle anderen Geräte sind abgemeldet.')
    await expect(profile.part('Angemeldete Geräte').getByRole('listitem')).toHaveCount(1)
    await expect(account.session.api.call(notificationRoutes.listNotifications)).rejects.toThrow('401')
  })

  test('is guarded by a second factor, with codes for the day the phone is lost', async ({ page, account }) => {
    const profile = new ProfilePage(page)
    const frame = new FramePage(page)
    await profile.press('Zweiten Faktor einschalten')
    const setUp = profile.dialog('Zweiten Faktor einschalten')
    await profile.currentPassword.fill(account.password)
    await page.keyboard.press('Enter')
    await expect(setUp.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible()
    const secret = (await setUp.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent()) ?? ''
    await profile.code.fill(totp(secret.replaceAll(' ', '')))
    await page.keyboard.press('Enter')
    const codes = profile.dialog('Ihre Wiederherstellungscodes')
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
    await codes.getByRole('button', { name: 'Ich habe sie notiert' }).click()
    await expect(profile.part('Zweiter Faktor').getByText('Noch 10 Wiederherstellungscodes')).toBeVisible()
    await profile.press('Zweiten Faktor ausschalten')
    const turnOff = profile.dialog('Zweiten Faktor ausschalten')
    await profile.currentPassword.fill(account.password)
    await profile.code.fill(recovery)
    await turnOff.getByRole('button', { name: 'Zweiten Faktor ausschalten' }).click()
    await expect(frame.toasts).toContainText('Der zweite Faktor ist ausgeschaltet.')
    await expect(profile.part('Zweiter Faktor').getByText('Ausgeschaltet')).toBeVisible()
  })

  test('hands out its data, and can be ended for good', async ({ page, account, playwright, baseURL }) => {
    const profile = new ProfilePage(page)
    const download = page.waitForEvent('download')
    await profile.press('Meine Daten herunterladen')
    expect(await readFile(await (await download).path(), 'utf8')).toContain(account.address)
    await profile.press('Konto deaktivieren …')
    const question = profile.dialog('Konto wirklich deaktivieren?')
    await question.getByRole('button', { name: 'Konto endgültig deaktivieren' }).click()
    await expect(question.getByText('Bitte geben Sie das Passwort ein.')).toBeVisible()
    await profile.currentPassword.fill(account.password)
    await question.getByRole('button', { name: 'Konto endgültig deaktivieren' }).click()
    await expect(new LoginPage(page).heading).toBeVisible()
    await expect(signInWith(playwright.request, String(baseURL), account)).rejects.toThrow('401')
  })
})

test.describe('the only owner of a school', () => {
  test.use({ person: 'neighbour' })

  test('cannot leave it without somebody who leads it', async ({ page }) => {
    const profile = new ProfilePage(page)
    await profile.open()
    await profile.press('Konto deaktivieren …')
    await profile.currentPassword.fill(personOf('neighbour').password)
    await profile.press('Konto endgültig deaktivieren')
    await expect(page.getByText(/^Eine Schule hätte danach niemanden mehr/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
