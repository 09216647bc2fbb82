import { notificationRoutes } from '@lernspur/contracts/identity/notification.contract'
import { expect, test } from '../../fixture/sign-in/own-account'
import { test as withPerson } from '../../fixture/test'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { ProfilePage } from '../../page/profile.page'
import { personOf } from '../../person'

test.describe('an account', () => {
  test.beforeEach(({ page }) => new ProfilePage(page).open())

  test('changes name and language for all devices', async ({ page, account, browser, baseURL }) => {
    const profile = new ProfilePage(page)
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Nélé')
    await profile.press('Namen speichern')
    await expect(new FramePage(page).account).toHaveAccessibleName('Konto von Nélé Neumann')
    // The page changes at once, before the server has answered.
    const saved = page.waitForResponse((answer) => answer.request().postDataJSON()?.language === 'en')
    await profile.section('Sprache und Darstellung').getByRole('radio', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible()
    await saved
    const elsewhere = await browser.newContext({ baseURL: String(baseURL), storageState: { cookies: [], origins: [] } })
    const other = await elsewhere.newPage()
    const login = new LoginPage(other)
    await login.open()
    await login.signIn(account)
    await expect(other.getByRole('button', { name: 'Account of Nélé Neumann' })).toBeVisible()
    await elsewhere.close()
  })

  test('changes the password, and signs out all other devices', async ({ page, account }) => {
    const profile = new ProfilePage(page)
    await expect(profile.section('Angemeldete Geräte').getByText('Dieses Gerät')).toBeVisible()
    await profile.press('Passwort ändern')
    await profile.currentPassword.fill(account.password)
    await page.getByLabel('Neues Passwort', { exact: true }).fill('Ein ganzer neuer Satz')
    await page.getByLabel('Neues Passwort wiederholen').fill('Ein anderer')
    await profile.press('Passwort speichern')
    await expect(page.getByText('Die beiden neuen Passwörter stimmen nicht überein.')).toBeVisible()
    await page.getByLabel('Neues Passwort wiederholen').fill('Ein ganzer neuer Satz')
    await profile.press('Passwort speichern')
    await new FramePage(page).expectNotified('Ihr Passwort ist geändert.')
    await expect(account.session.api.call(notificationRoutes.listNotifications)).rejects.toThrow('401')
  })

  test('signs out other devices without a new password', async ({ page, account }) => {
    const profile = new ProfilePage(page)
    await profile.press(/andere[s]? Geräte? abmelden$/)
    await new FramePage(page).expectNotified('Alle anderen Geräte sind abgemeldet.')
    await expect(profile.section('Angemeldete Geräte').getByRole('listitem')).toHaveCount(1)
    await expect(account.session.api.call(notificationRoutes.listNotifications)).rejects.toThrow('401')
  })
})

withPerson.describe('the only owner of a school', () => {
  withPerson.use({ person: 'neighbour' })

  withPerson('cannot deactivate the account', async ({ page }) => {
    const profile = new ProfilePage(page)
    await profile.open()
    await profile.press('Konto deaktivieren …')
    await profile.currentPassword.fill(personOf('neighbour').password)
    await profile.press('Konto endgültig deaktivieren')
    await expect(page.getByText(/^Nur Sie leiten /)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
