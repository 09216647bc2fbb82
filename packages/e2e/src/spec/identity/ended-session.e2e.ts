import { authRoutes } from '@lernspur/contracts/identity/auth.contract'
import { sessionRoutes } from '@lernspur/contracts/identity/session.contract'
import { userRoutes } from '@lernspur/contracts/identity/user.contract'
import type { Page } from '@playwright/test'
import { test as withNewcomer } from '../../fixture/account'
import { test as withAccount } from '../../fixture/sign-in/own-account'
import { expect, test } from '../../fixture/sign-in/own-session'
import { expectNothingStored } from '../../fixture/sign-in/stored-data'
import { FramePage } from '../../page/frame.page'
import { LoginPage } from '../../page/login.page'
import { PlainPage } from '../../page/plain.page'
import { ProfilePage } from '../../page/profile.page'
import { WizardPage } from '../../page/wizard.page'
import { personOf } from '../../person'

const expired = /^Ihre Sitzung ist abgelaufen\./
const lost = /Was noch nicht gespeichert war, ging verloren\.$/

test('a deep link detects the ended session, and is restored after signing in', async ({ page, class3a, own }) => {
  const login = new LoginPage(page)
  const path = `/class/${class3a.id}/student?sort=name#liste`
  await own.api.call(authRoutes.logout)
  await page.goto(path)
  await expect(login.message(expired)).toBeVisible()
  await expectNothingStored(page)
  await login.signIn(personOf('teacher'))
  await expect(new FramePage(page).heading('Kinder')).toBeVisible()
  await expect(page).toHaveURL(path)
})

test('a click detects the ended session, and continues to its page after signing in', async ({ page, own, quiet }) => {
  const login = new LoginPage(page)
  const frame = new FramePage(page)
  await page.goto('/')
  await expect(frame.heading(/^Guten /)).toBeVisible()
  await quiet()
  // Only requests of the next page should detect it, not pending ones of the start page.
  let over: Promise<unknown> | undefined
  await page.route(/\/skill-cells(\?|$)/, async (route) => {
    over ??= own.api.call(authRoutes.logout)
    await over
    await route.continue()
  })
  await frame.follow('Kompetenzen')
  await expect(login.message(expired)).toBeVisible()
  await page.unrouteAll()
  await login.signIn(personOf('teacher'))
  await expect(frame.heading('Kompetenzen')).toBeVisible()
  await expect(page).toHaveURL(/\/class\/[^/]+\/skills/)
})

const ways: readonly {
  readonly what: string
  readonly discardsInput?: boolean
  readonly act: (page: Page) => Promise<void>
}[] = [
  {
    what: 'a write',
    discardsInput: true,
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Vorname' }).fill('Niemand')
      await new ProfilePage(page).press('Namen speichern')
    },
  },
  { what: 'a file', act: (page) => new ProfilePage(page).press('Meine Daten herunterladen') },
  { what: 'a choice of the theme', act: (page) => new FramePage(page).choose('Dunkel') },
]

for (const { what, act, discardsInput = false } of ways)
  test(`${what} detects the ended session, too`, async ({ page, own, quiet }) => {
    const login = new LoginPage(page)
    await new ProfilePage(page).open()
    // A pending read would detect it first.
    await quiet()
    await own.api.call(authRoutes.logout)
    // On a slow computer another part of the page may detect it first.
    await act(page).catch(() => undefined)
    await expect(login.message(expired)).toBeVisible()
    if (discardsInput) await expect(login.message(lost)).toBeVisible()
    await login.signIn(personOf('teacher'))
    await expect(new FramePage(page).heading('Mein Konto')).toBeVisible()
    await expect(page).toHaveURL('/profile')
  })

test('a read that was pending while the session token changed does not end the session', async ({ page }) => {
  const profile = new ProfilePage(page)
  let reads = 0
  await page.route('**/api/auth/sessions*', (route) => {
    reads += 1
    const late = { success: false, error: 'INVALID_TOKEN', message: 'late' }
    return reads === 1 ? route.fulfill({ status: 401, json: late }) : route.continue()
  })
  await profile.open()
  await expect.poll(() => reads).toBeGreaterThan(1)
  await expect(profile.section('Angemeldete Geräte').getByText('Dieses Gerät')).toBeVisible()
  await expect(page).toHaveURL('/profile')
})

test('a browser with an expired cookie is signed out at the next click', async ({ page, context, own, quiet }) => {
  const frame = new FramePage(page)
  expect(own.state.cookies).not.toEqual([])
  await page.goto('/')
  await expect(frame.heading(/^Guten /)).toBeVisible()
  // A pending response would restore the cookie.
  await quiet()
  await context.clearCookies()
  await frame.follow('Kinder')
  await expect(new LoginPage(page).message(expired)).toBeVisible()
})

test.describe('an invitation', () => {
  test.use({ person: 'subjectTeacher' })

  test('is still open after signing in again', async ({ page, own, quiet }) => {
    const login = new LoginPage(page)
    const plain = new PlainPage(page)
    await page.goto('/user/invitations')
    await page.route('**/api/invitations/verify/*', (route) =>
      route.fulfill({
        json: { success: true, data: { valid: true, tenantName: 'Probeschule', message: 'Willkommen.' } },
      }),
    )
    await plain.code.fill('AAAA-BBBB-CCCC-DDDD')
    await plain.press('Code prüfen')
    await expect(plain.heading('Probeschule')).toBeVisible()
    await quiet()
    await own.api.call(authRoutes.logout)
    await plain.press('Einladung annehmen')
    await expect(login.message(expired)).toBeVisible()
    await login.signIn(personOf('subjectTeacher'))
    await expect(plain.heading('Probeschule')).toBeVisible()
  })
})

withAccount.describe('a device', () => {
  withAccount('that is signed out from another one notices when it is looked at', async ({ page, account, quiet }) => {
    const login = new LoginPage(page)
    await new ProfilePage(page).open()
    await quiet()
    await account.session.api.call(sessionRoutes.endOtherSessions)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(login.message(expired)).toBeVisible()
    await expect(login.message(lost)).toHaveCount(0)
    await login.signIn(account)
    await expect(page).toHaveURL('/profile')
  })
})

withNewcomer.describe('a device of a user who is not set up', () => {
  withNewcomer.use({ person: null })

  withNewcomer(
    'that is signed out in the middle of a set-up says what it could not save',
    async ({ page, account }) => {
      const login = new LoginPage(page)
      const wizard = new WizardPage(page)
      const { api } = account.session
      await api.call(userRoutes.updateMe, { body: { isSetupCompleted: false } })
      await login.open()
      await login.signIn(account)
      await wizard.field('Vorname').fill('Jo')
      await expect(wizard.status).toHaveText(/^Gespeichert/)
      await api.call(sessionRoutes.endOtherSessions)
      await wizard.field('Vorname').fill('Johanna')
      await expect(login.message(expired)).toBeVisible()
      await expect(login.message(lost)).toBeVisible()
      await login.signIn(account)
      await expect(wizard.field('Vorname')).toHaveValue('Jo')
    },
  )
})
