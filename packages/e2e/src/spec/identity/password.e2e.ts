import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import type { Page } from '@playwright/test'
import { narrow } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/account'
import { mailedLink } from '../../fixture/mailbox'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'

test.use({ person: null, by: 'keyboard' })

/** Asks for a new password, and returns the link that is mailed. */
const askForLink = async (page: Page, address: string): Promise<string> => {
  const plain = new PlainPage(page)
  await page.goto('/auth/password-reset')
  await plain.address.fill(address)
  await page.keyboard.press('Enter')
  await expect(plain.message(/^Wenn es zu .* ein Konto gibt/)).toBeVisible()
  return await mailedLink(page.request, address, '/auth/reset-password')
}

test('resetting a forgotten password signs out every other device', async ({ page, input, account }) => {
  const login = new LoginPage(page, input)
  const plain = new PlainPage(page, input)
  const password = `${account.password} neu`
  await login.open()
  await input.write(login.address, account.address)
  await plain.follow('Passwort vergessen?')
  await expect(plain.address).toHaveValue(account.address)
  await plain.press('Link schicken')
  await expect(plain.message(/^Wenn es zu .* ein Konto gibt/)).toBeVisible()
  const link = await mailedLink(page.request, account.address, '/auth/reset-password')
  await page.goto(link)
  await plain.choosePassword(password, 'Passwort speichern')
  await expect(new FramePage(page, input).account).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(account.session.api.call(authRoutes.whoAmI)).rejects.toThrow('401')
  await new FramePage(page, input).choose('Abmelden')
  await expect(login.message('Sie sind abgemeldet.')).toBeVisible()
  await page.goto(link)
  await expect(plain.heading('Dieser Link gilt nicht mehr')).toBeVisible()
  await plain.follow('Zur Anmeldung')
  await login.signIn({ ...account, password })
  await expect(new FramePage(page, input).account).toBeVisible()
})

test('an unknown address gets the same response', async ({ page }) => {
  const plain = new PlainPage(page)
  await page.goto('/auth/password-reset')
  await plain.press('Link schicken')
  await expect(plain.address).toBeFocused()
  await plain.address.fill(`${crypto.randomUUID()}@nirgends.example`)
  await page.keyboard.press('Enter')
  await expect(plain.message(/^Wenn es zu .* ein Konto gibt/)).toBeVisible()
})

test('a link that is opened where somebody is signed in says so, and opens after signing out', async ({
  page,
  browser,
  account,
}) => {
  const link = await askForLink(page, account.address)
  const elsewhere = await browser.newContext({ storageState: account.session.state })
  const there = await elsewhere.newPage()
  const question = there.getByRole('alertdialog', { name: 'Sie sind schon angemeldet' })
  await there.setViewportSize(narrow)
  const long = `${'sehr.lange.adresse'.repeat(3)}@grundschule-am-lindenpark.example`
  await there.goto(`/auth/finish-registration?${new URLSearchParams({ email: long, code: 'c0de' })}`)
  const text = question.getByText(long)
  await expect(text).toBeVisible()
  expect(await text.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(narrow.width - 16)
  await there.goto(link)
  await question.getByRole('button', { name: 'Angemeldet bleiben' }).click()
  await expect(there).toHaveURL('/')
  await expect(new FramePage(there).account).toBeVisible()
  await there.goto(link)
  await question.getByRole('button', { name: 'Abmelden und Link öffnen' }).click()
  await new PlainPage(there).choosePassword(`${account.password} neu`, 'Passwort speichern')
  await expect(new FramePage(there).account).toBeVisible()
  await elsewhere.close()
})

test('a link that is opened where a session has ended opens at once', async ({ page, browser, account }) => {
  const link = await askForLink(page, account.address)
  const elsewhere = await browser.newContext({ storageState: account.session.state })
  const there = await elsewhere.newPage()
  await there.goto('/legal')
  await account.session.api.call(authRoutes.logout)
  await there.goto(link)
  await new PlainPage(there).choosePassword(`${account.password} neu`, 'Passwort speichern')
  await expect(new FramePage(there).account).toBeVisible()
  await elsewhere.close()
})
