import { versionsInForce } from '@lernspur/contracts/consent.contract'
import { registrationRoutes } from '@lernspur/contracts/identity/registration.contract'
import { supportCaseRoutes } from '@lernspur/contracts/identity/support-case.contract'
import { twoFactorRoutes } from '@lernspur/contracts/identity/two-factor/two-factor.contract'
import type { Browser } from '@playwright/test'
import { expectAccessible, narrow, wide } from '../../fixture/accessibility'
import { expect, test } from '../../fixture/account'
import { beginSession } from '../../fixture/browser/begin-session'
import { makeColleague } from '../../fixture/colleague'
import { markMailsRefused } from '../../fixture/instance/refused-mail'
import { mailedLink, mailedText } from '../../fixture/mailbox'
import { type Session, visit } from '../../fixture/session'
import { totp } from '../../fixture/sign-in/totp'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'
import { ProfilePage } from '../../page/profile.page'
import { SupportPage } from '../../page/provider/support.page'

test.use({ person: 'provider' })

const otherBrowser = { cookies: [], origins: [] }

/** A browser that is signed in to a session. */
const contextOf = async (browser: Browser, session: Session, baseURL: string) => {
  const storageState = { cookies: session.state.cookies, origins: [] }
  const context = await browser.newContext({ baseURL, storageState })
  await beginSession(context, session, baseURL)
  return context
}

test('whoever registered and got no mail is found by the address, and comes in by the next mail', async ({
  page,
  newcomer,
  playwright,
  browser,
  baseURL,
}) => {
  const { address, firstName, lastName, password } = newcomer
  const support = new SupportPage(page)
  await page.goto('/')
  await support.search(address)
  await expect(support.problems).toContainText(`Die Adresse darf sich registrieren (Whitelist: ${address})`)
  await expectAccessible(page, 'address without an account', { themes: ['light', 'dark'], size: narrow })

  const { request, api } = await visit(playwright.request, new URL(String(baseURL)).origin)
  const body = { email: address, firstName, lastName, consent: { ...versionsInForce } }
  await api.call(registrationRoutes.register, { body })
  await mailedLink(request, address, '/auth/finish-registration')
  await markMailsRefused(address, '550 5.2.2 Postfach voll')
  await request.dispose()

  await page.goto('/')
  await support.open(address)
  await expect(new FramePage(page).heading(`${firstName} ${lastName}`)).toBeVisible()
  await expect(support.problems.getByRole('listitem').first()).toContainText('abgewiesen: „550 5.2.2 Postfach voll“')
  await expect(support.mails.getByRole('row').filter({ hasText: 'Link zur Registrierung' })).toContainText('abgewiesen')
  await support.button('Passwort-Link schicken').first().click()
  await new FramePage(page).expectNotified(`Der Link ist unterwegs an ${address}.`)

  const visitor = await browser.newPage({ baseURL: String(baseURL), storageState: otherBrowser })
  await visitor.goto(await mailedLink(page.request, address, '/auth/reset-password'))
  await new PlainPage(visitor).choosePassword(password, 'Passwort speichern')
  await expect(visitor).not.toHaveURL(/auth/)
  await visitor.close()
  await page.reload()
  await expect(support.mails.getByRole('row').filter({ hasText: 'Link für ein neues Passwort' })).toContainText(
    'vom Mailserver angenommen',
  )
  await expect(support.problems).not.toContainText('Postfach voll')
})

test('whoever lost the second factor gets in after two admins agreed, and sets it up again', async ({
  page,
  account,
  sessionOf,
  playwright,
  browser,
  baseURL,
}) => {
  const { address, password } = account
  const own = account.session.api
  const { secret } = await own.call(twoFactorRoutes.setUpTwoFactor, { body: { currentPassword: password } })
  await own.call(twoFactorRoutes.confirmTwoFactor, { body: { tfaCode: totp(secret) } })
  const visitor = await browser.newPage({ baseURL: String(baseURL), storageState: otherBrowser })
  const login = new LoginPage(visitor)
  await login.open()
  await login.signIn(account)
  await expect(new PlainPage(visitor).heading('Noch ein Schritt')).toBeVisible()
  await visitor.close()

  // Who becomes an admin after the request may not agree to it.
  const origin = new URL(String(baseURL)).origin
  const second = await makeColleague(playwright.request, origin, await sessionOf('provider'), 'admin')
  const support = new SupportPage(page)
  await page.goto('/')
  await support.open(address)
  await expect(support.problems.getByRole('listitem').first()).toContainText('Zweiter Faktor verloren?')
  await support.button('Zweiten Faktor zurücksetzen …').click()
  const question = page.getByRole('dialog', { name: 'Zweiten Faktor von Nele Neumann zurücksetzen' })
  await question.getByRole('textbox', { name: 'Begründung' }).fill('Telefon verloren, zurückgerufen')
  await question.getByRole('button', { name: 'Zurücksetzen anfragen' }).click()
  await expect(support.problems.getByRole('listitem').first()).toContainText('Der zweite Faktor wird am')
  await expect(support.button('Sofort zurücksetzen')).toHaveCount(0)
  await expectAccessible(page, 'person at the support desk', { themes: ['light', 'dark'], size: wide })
  await mailedText(page.request, address, 'Telefon verloren, zurückgerufen')

  const context = await contextOf(browser, second.session, String(baseURL))
  const other = await context.newPage()
  await other.goto(new URL(page.url()).pathname)
  const theirs = new SupportPage(other)
  await theirs.button('Sofort zurücksetzen').click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Sofort zurücksetzen' }).click()
  await expect(theirs.problems).not.toContainText('zweite Faktor')
  await context.close()
  await second.leave()

  const again = await browser.newPage({ baseURL: String(baseURL), storageState: otherBrowser })
  await again.goto('/auth/login?back=%2Fprofile')
  await new LoginPage(again).signIn(account)
  const profile = new ProfilePage(again)
  await profile.press('Zweiten Faktor einschalten')
  await profile.currentPassword.fill(password)
  await profile.dialog('Zweiten Faktor einschalten').getByRole('button', { name: 'Weiter' }).click()
  await expect(again.getByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible()
  await again.close()
})

test('a member of the provider sees why somebody cannot get in, and sends mails and no more', async ({
  account,
  sessionOf,
  playwright,
  browser,
  baseURL,
}) => {
  const origin = new URL(String(baseURL)).origin
  const member = await makeColleague(playwright.request, origin, await sessionOf('provider'), 'user')
  const context = await contextOf(browser, member.session, String(baseURL))
  const page = await context.newPage()
  const support = new SupportPage(page)
  await page.goto('/')
  await support.open(account.address)
  await expect(support.problems).toContainText('Das Konto gehört zu keiner Schule.')
  await expect(support.button('Passwort-Link schicken')).toBeVisible()
  for (const name of ['Überall abmelden', 'Konto sperren …', 'Zweiten Faktor zurücksetzen …'])
    await expect(support.button(name)).toHaveCount(0)
  const params = { id: account.session.whoAmI.id }
  await expect(
    member.session.api.call(supportCaseRoutes.disableUser, { params, body: { reason: 'Versuch' } }),
  ).rejects.toThrow('403')
  await context.close()
  await member.leave()
})
